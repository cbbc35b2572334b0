import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useOfferedWallets, useWallet } from '@rainbow-rabbit/shared/wallet';
import { useGameErrorText, useMessages } from '../messages';
import { GameWalletOption } from './game-wallet-option';
import { useWalletChoice } from './use-wallet-choice';
import styles from './wallet-choice-screen.module.css';

/** All wallets, with a note at those that don't work here. */
export function WalletChoiceScreen() {
  const t = useMessages();
  const errorText = useGameErrorText();
  const { openPopup } = useWallet();
  const wallets = useOfferedWallets('game');
  const { connecting, failure, aim, choose } = useWalletChoice();
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t('wallet.title')}</h1>
        <p className={styles.lead}>{t('wallet.lead')}</p>
      </header>
      {failure !== undefined && <Notice tone="error">{errorText(failure)}</Notice>}
      <ul className={styles.wallets}>
        {wallets.map((wallet) => (
          <li key={wallet.method}>
            <GameWalletOption wallet={wallet} connecting={connecting} aim={aim} choose={choose} />
          </li>
        ))}
      </ul>
      {connecting === undefined && (
        <Button variant="quiet" onClick={openPopup}>
          {t('wallet.have-keyfile')}
        </Button>
      )}
    </div>
  );
}
