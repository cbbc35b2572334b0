import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Card, CopyButton } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import styles from './ending-screen.module.css';
import { LinkOutside } from './link-outside';

/** The prize, and the proof of its payment once the staff recorded it. */
export function Prize({ event: { prize, payment } }: { event: EventInfo }) {
  const t = useMessages();
  const { explorer, gateway } = useNetwork();
  return (
    <Card>
      <h2>{t('ending.prize.title')}</h2>
      {prize && <p className={styles.prize}>{prize}</p>}
      {payment ? (
        <>
          <p>{t('ending.prize.paid')}</p>
          {payment.note && <p>{payment.note}</p>}
          <p className={styles.proof}>
            <code className={styles.id}>{payment.payment}</code>
            <CopyButton what={t('ending.prize.proof')} text={() => payment.payment} />
          </p>
          <LinkOutside to={explorer ? `${explorer}${payment.payment}` : `${gateway}tx/${payment.payment}`}>
            {t('ending.prize.proof')}
          </LinkOutside>
        </>
      ) : (
        <p>{t('ending.prize.not-yet')}</p>
      )}
    </Card>
  );
}
