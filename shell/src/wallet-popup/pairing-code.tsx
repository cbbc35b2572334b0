import { descriptorOf, type PairingView } from '@rainbow-rabbit/shared/wallet';
import { QrCode } from '../chrome/qr-code';
import { useMessages } from '../messages';
import { PairingCountdown } from './pairing-countdown';
import styles from './pairing-step.module.css';

type PairingCodeProps = Pick<Extract<PairingView, { step: 'code' }>, 'uri' | 'deepLink' | 'expiresAtMs'>;

/** The code that a Beacon wallet scans and its time, a link for a wallet on this very phone, and where to get one. */
export function PairingCode({ uri, deepLink, expiresAtMs }: PairingCodeProps) {
  const t = useMessages();
  const site = descriptorOf('BeaconWallet')?.learnMoreUrl;
  return (
    <div className={styles.step}>
      <p className={styles.state}>{t('pairing.scan')}</p>
      <div className={styles.code}>
        <QrCode text={uri} label={t('pairing.code')} />
      </div>
      <PairingCountdown expiresAtMs={expiresAtMs} />
      <a className={styles.open} href={deepLink}>
        {t('pairing.open')}
      </a>
      <p>
        {t('pairing.none')}{' '}
        <a href={site} target="_blank" rel="noopener noreferrer">
          {t('pairing.get')}
        </a>
      </p>
    </div>
  );
}
