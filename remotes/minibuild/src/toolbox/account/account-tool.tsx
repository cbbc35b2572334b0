import { useMessages } from '../../messages';
import { ConnectButton } from '../wallet/connect-button';
import { useConnectedWallet } from '../wallet/use-connected-wallet';
import styles from './account-tool.module.css';
import { ConnectedAccount } from './connected-account';

/** The connected account and the data that the network has of it. */
export function AccountTool() {
  const t = useMessages();
  const wallet = useConnectedWallet();
  if (wallet) return <ConnectedAccount key={wallet.address} wallet={wallet} />;
  return (
    <div className={styles.nobody}>
      <p>{t('account.nobody')}</p>
      <ConnectButton />
    </div>
  );
}
