import { Card, Notice } from '@rainbow-rabbit/shared/ui';
import { PaymentProof } from '../../ending/payment-proof';
import cards from '../cards.module.css';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';

/** The payment of the prize, once it is recorded. */
export function RecordedPayment() {
  const t = useStaffMessages();
  const { payment } = useStaffEvent().info;
  if (!payment) return null;
  return (
    <Card tone="raised">
      <div className={cards.section}>
        <h3>{t('staff.payment.title')}</h3>
        <Notice tone="success">{t('staff.payment.there')}</Notice>
        <PaymentProof payment={payment} />
      </div>
    </Card>
  );
}
