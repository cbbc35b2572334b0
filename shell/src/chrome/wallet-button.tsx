import { shortAddress } from '@rainbow-rabbit/shared/bytes';
import { Icon, Spinner, VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useMessages } from '../messages';
import styles from './wallet-button.module.css';

/** Opens the wallet popup; shows the address of a connected wallet. */
export function WalletButton() {
  const t = useMessages();
  const { state, openPopup } = useWallet();
  return (
    <button
      type="button"
      className={styles.button}
      data-status={state.status}
      aria-label={state.status === 'connected' ? undefined : t('wallet.connect')}
      onClick={openPopup}
    >
      <span className={styles.icon}>
        {state.status === 'connecting' ? <Spinner /> : <Icon name="wallet" />}
      </span>
      {state.status === 'connected' ? (
        <span className={styles.address}>
          <VisuallyHidden>{t('wallet.connected-as')} </VisuallyHidden>
          {shortAddress(state.address)}
        </span>
      ) : (
        <>
          <span className={styles.full}>{t('wallet.connect')}</span>
          <span className={styles.short}>{t('wallet.connect-short')}</span>
        </>
      )}
    </button>
  );
}
