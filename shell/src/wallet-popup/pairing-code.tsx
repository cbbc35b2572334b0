import { isTouched } from '@rainbow-rabbit/shared/ui';
import { descriptorOf, type WalletPairing } from '@rainbow-rabbit/shared/wallet';
import { LaterQrCode } from '../chrome/later-qr-code';
import { useMessages } from '../messages';
import { PairingCountdown } from './pairing-countdown';
import styles from './pairing-step.module.css';
import { PlayInside } from './play-inside';

type PairingCodeProps = Omit<Extract<WalletPairing, { step: 'code' }>, 'step' | 'cancel'>;

/**
 * The code that a wallet on another phone scans and its time, and a link to the wallet's makers. On a phone, whose wallet is
 * most likely on the same one, the link into that wallet comes first.
 */
export function PairingCode({ method, uri, deepLink, expiresAtMs }: PairingCodeProps) {
  const t = useMessages();
  const { learnMoreUrl } = descriptorOf(method);
  const code = (
    <div className={styles.step}>
      <p className={styles.state}>{t('pairing.scan')}</p>
      <div className={styles.code}>
        <LaterQrCode text={uri} label={t('pairing.code')} />
      </div>
      <PairingCountdown expiresAtMs={expiresAtMs} />
    </div>
  );
  return (
    <div className={styles.step}>
      {isTouched() ? (
        <>
          <PlayInside deepLink={deepLink} learnMoreUrl={learnMoreUrl} />
          <details className={styles.other}>
            <summary className={styles.summary}>{t('pairing.other')}</summary>
            {code}
          </details>
        </>
      ) : (
        code
      )}
      <p>
        {t('pairing.none')}{' '}
        <a href={learnMoreUrl} target="_blank" rel="noopener noreferrer">
          {t('pairing.get')}
        </a>
      </p>
    </div>
  );
}
