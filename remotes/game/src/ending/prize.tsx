import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { Card } from '@rainbow-rabbit/shared/ui';
import { useTextFace } from '../layout/use-text-face';
import { useMessages } from '../messages';
import styles from './ending-screen.module.css';
import { PaymentProof } from './payment-proof';

/** The prize, and the proof of its payment once the staff recorded it. */
export function Prize({ event: { prize, payment } }: { event: EventInfo }) {
  const t = useMessages();
  const face = useTextFace();
  return (
    <Card>
      <h2>{t('ending.prize.title')}</h2>
      {prize && (
        <p className={styles.prize} data-face={face}>
          {prize}
        </p>
      )}
      {payment ? (
        <>
          <p>{t('ending.prize.paid')}</p>
          <PaymentProof payment={payment} />
        </>
      ) : (
        <p>{t('ending.prize.not-yet')}</p>
      )}
    </Card>
  );
}
