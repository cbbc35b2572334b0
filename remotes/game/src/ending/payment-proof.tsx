import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { CopyButton } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import styles from './ending-screen.module.css';
import { LinkOutside } from './link-outside';

/** The note of the prize's payment, its transaction's id to copy, and the link to that transaction. */
export function PaymentProof({ payment }: { payment: NonNullable<EventInfo['payment']> }) {
  const t = useMessages();
  const { explorer, gateways } = useNetwork();
  const id = payment.payment;
  return (
    <>
      {payment.note && <p>{payment.note}</p>}
      <p className={styles.proof}>
        <code className={styles.id}>{id}</code>
        <CopyButton what={t('ending.prize.proof')} text={() => id} />
      </p>
      <LinkOutside to={explorer ? `${explorer}${id}` : `${gateways[0]}tx/${id}`}>
        {t('ending.prize.proof')}
      </LinkOutside>
    </>
  );
}
