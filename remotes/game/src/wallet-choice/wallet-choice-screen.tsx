import { useNavigate } from '@rainbow-rabbit/shared/router';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useOfferedWallets, useWallet, type WalletDescriptor } from '@rainbow-rabbit/shared/wallet';
import { ScreenColumn } from '../layout/screen-column';
import { useMessages } from '../messages';
import { usePaths } from '../places/use-paths';
import { ConnectingFailed } from './connecting-failed';
import { GameWalletOption } from './game-wallet-option';
import { useWalletChoice } from './use-wallet-choice';
import styles from './wallet-choice-screen.module.css';

/** All wallets, with a note at those that don't work here. */
export function WalletChoiceScreen() {
  const t = useMessages();
  const { openPopup } = useWallet();
  const wallets = useOfferedWallets('game');
  const pathTo = usePaths();
  const navigate = useNavigate();
  const { connecting, failure, aim, choose } = useWalletChoice();
  const start = ({ method, kind }: WalletDescriptor) => {
    choose(method);
    // The form is filled in while this browser makes a key.
    if (kind === 'built-in') navigate(pathTo('register'));
  };
  return (
    <ScreenColumn isLoose className={styles.screen}>
      <header className={styles.head}>
        <h1>{t('wallet.title')}</h1>
        <p className={styles.lead}>{t('wallet.lead')}</p>
      </header>
      {failure !== undefined && <ConnectingFailed failure={failure} />}
      <ul className={styles.wallets}>
        {wallets.map((wallet) => (
          <li key={wallet.method}>
            <GameWalletOption
              wallet={wallet}
              connecting={connecting}
              aim={aim}
              choose={() => start(wallet)}
            />
          </li>
        ))}
      </ul>
      {connecting === undefined && (
        <Button variant="quiet" onClick={openPopup}>
          {t('wallet.have-keyfile')}
        </Button>
      )}
    </ScreenColumn>
  );
}
