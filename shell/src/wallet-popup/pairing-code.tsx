import { descriptorOf, type WalletPairing } from '@rainbow-rabbit/shared/wallet';
import { QrCode } from '../chrome/qr-code';
import { useMessages } from '../messages';
import { PairingCountdown } from './pairing-countdown';
import styles from './pairing-step.module.css';

type PairingCodeProps = Omit<Extract<WalletPairing, { step: 'code' }>, 'step' | 'cancel'>;

/** The code that a wallet on another phone scans and its time, a link for a wallet on this phone, and a link to its makers. */
export function PairingCode({ method, uri, deepLink, expiresAtMs }: PairingCodeProps) {
  const t = useMessages();
  return (
    <div className={styles.step}>
      <p className={styles.state}>{t('pairing.scan')}</p>
      <div className={styles.code}>
        <QrCode text={uri} label={t('pairing.code')} />
      </div>
      <PairingCountdown expiresAtMs={expiresAtMs} />
      <a className={styles.open} href={deepLink} rel="external">
        {t('pairing.open')}
      </a>
      <p>
        {t('pairing.none')}{' '}
        <a href={descriptorOf(method).learnMoreUrl} target="_blank" rel="noopener noreferrer">
          {t('pairing.get')}
        </a>
      </p>
    </div>
  );
}
