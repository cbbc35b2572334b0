import type { WalletDescriptor } from '@rainbow-rabbit/shared/wallet';
import { WalletOption } from '@rainbow-rabbit/shared/wallet-option';
import { useMessages } from '../messages';
import styles from './game-wallet-option.module.css';
import type { WalletChoice } from './use-wallet-choice';

interface GameWalletOptionProps extends Pick<WalletChoice, 'connecting' | 'aim' | 'choose'> {
  wallet: WalletDescriptor;
}

/** A wallet in the game's words. */
export function GameWalletOption({ wallet, connecting, aim, choose }: GameWalletOptionProps) {
  const t = useMessages();
  const { method, kind } = wallet;
  return (
    <WalletOption
      wallet={wallet}
      badge={<span className={styles.badge}>{t('recommended')}</span>}
      aside={kind === 'web' ? `(${t('wallet.web')})` : undefined}
      isBusy={connecting === method}
      busyText={t(kind === 'built-in' ? 'wallet.creating' : 'wallet.connecting')}
      isIgnored={connecting !== undefined}
      onAim={() => aim(method)}
      onChoose={() => choose(method)}
    />
  );
}
