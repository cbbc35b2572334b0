import { messagesOf } from '@rainbow-rabbit/shared/i18n';
import { Icon, type IconName, Spinner } from '@rainbow-rabbit/shared/ui';
import { isAvailable, type WalletDescriptor, type WalletMethod } from '@rainbow-rabbit/shared/wallet';
import { useMessages } from '../messages';
import styles from './wallet-option.module.css';

type WalletKey = WalletDescriptor['descriptionKey'] | 'wallet.not-available' | 'wallet.learn-more';

/** The part of the catalogue of `shared` that describes wallets, the same words as in the popup. */
const useWalletMessages = messagesOf<Record<WalletKey, string>>('shared');

const icons: Readonly<Record<WalletMethod, IconName>> = {
  QuickWallet: 'rabbit',
  ArweaveApp: 'globe',
  Wander: 'wallet',
  ArConnect: 'wallet',
  BeaconWallet: 'scan',
};

interface WalletOptionProps {
  wallet: WalletDescriptor;
  isBusy: boolean;
  onChoose: (method: WalletMethod) => void;
}

/** One wallet to choose; one that can't be used here leads to its makers' page instead. */
export function WalletOption({ wallet, isBusy, onChoose }: WalletOptionProps) {
  const t = useMessages();
  const tWallet = useWalletMessages();
  const { method, name, isRecommended, descriptionKey, learnMoreUrl } = wallet;
  const words = (hint: string) => (
    <>
      <span className={styles.icon}>{isBusy ? <Spinner /> : <Icon name={icons[method]} />}</span>
      <span className={styles.words}>
        <span className={styles.name}>
          {name} {isRecommended && <span className={styles.badge}>{t('recommended')}</span>}
          {method === 'ArweaveApp' && <span className={styles.aside}>({t('wallet.web')})</span>}
          {!isAvailable(wallet) && <span className={styles.aside}>{tWallet('wallet.not-available')}</span>}
        </span>
        <span className={styles.description}>{hint}</span>
      </span>
    </>
  );
  if (!isAvailable(wallet)) {
    return (
      <a className={styles.option} href={learnMoreUrl} target="_blank" rel="noreferrer" data-unavailable>
        {words(tWallet('wallet.learn-more'))}
        <Icon name="external" />
      </a>
    );
  }
  return (
    <button
      type="button"
      className={styles.option}
      aria-busy={isBusy || undefined}
      onClick={() => onChoose(method)}
    >
      {words(isBusy ? t('wallet.creating') : tWallet(descriptionKey))}
      <Icon name="arrow-right" />
    </button>
  );
}
