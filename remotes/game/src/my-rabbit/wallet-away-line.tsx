import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useMessages } from '../messages';
import styles from './wallet-away-line.module.css';

/** A slim line while the wallet of the last connection can't be reached; nothing while it is being resumed. */
export function WalletAwayLine() {
  const t = useMessages();
  const { state, openPopup } = useWallet();
  if (state.status !== 'disconnected') return null;
  return (
    <p className={styles.line} role="status">
      <span>{t('me.wallet-away')}</span>
      <button type="button" className={styles.connect} onClick={openPopup}>
        {t('me.wallet-away.action')}
      </button>
    </p>
  );
}
