import { descriptorOf } from '@rainbow-rabbit/shared/wallet';
import { QrCode } from '../chrome/qr-code';
import { useMessages } from '../messages';
import styles from './pairing-step.module.css';

/** The code that a Beacon wallet scans, the same as a link for a wallet on this very phone, and where to get one. */
export function PairingCode({ uri, deepLink }: { uri: string; deepLink: string }) {
  const t = useMessages();
  const site = descriptorOf('BeaconWallet')?.learnMoreUrl;
  return (
    <div className={styles.step}>
      <p className={styles.state}>{t('pairing.scan')}</p>
      <div className={styles.code}>
        <QrCode text={uri} label={t('pairing.code')} />
      </div>
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
