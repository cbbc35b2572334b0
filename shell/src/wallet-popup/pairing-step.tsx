import { Button, Icon, Rabbit, Spinner } from '@rainbow-rabbit/shared/ui';
import type { WalletPairing } from '@rainbow-rabbit/shared/wallet';
import { useMessages } from '../messages';
import { PairingCode } from './pairing-code';
import styles from './pairing-step.module.css';

/** One step of pairing with, or asking, a wallet on another phone. */
export function PairingStep({ view }: { view: WalletPairing }) {
  const t = useMessages();
  switch (view.step) {
    case 'code':
      return <PairingCode {...view} />;
    case 'expired':
      return (
        <div className={styles.step}>
          <p>{t('pairing.expired')}</p>
          <Button wide onClick={view.renew}>
            {t('pairing.renew')}
          </Button>
        </div>
      );
    case 'opening':
    case 'reconnecting':
    case 'approval':
      return (
        <div className={styles.step} role="status">
          <Spinner />
          <p className={styles.state}>{t(`pairing.${view.step}`)}</p>
          {view.step === 'approval' && <p>{t('pairing.approval-text')}</p>}
          <Button variant="quiet" onClick={view.cancel}>
            {t('popup.cancel')}
          </Button>
        </div>
      );
    case 'success':
    case 'failure':
    case 'disconnected':
      return (
        <div className={styles.step} role="status" data-step={view.step}>
          {view.step === 'success' ? <Rabbit mood="happy" size={96} /> : <Icon name="warning" />}
          <p className={styles.state}>{t(`pairing.${view.step}`)}</p>
        </div>
      );
  }
}
