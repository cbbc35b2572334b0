import { TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { PaymentProof } from '../../ending/payment-proof';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';

/** The payment of the prize, once it is recorded. */
export function RecordedPayment() {
  const t = useStaffMessages();
  const { payment } = useStaffEvent().info;
  if (!payment) return null;
  return (
    <TitledCard title={t('staff.payment.title')} tone="raised">
      <Notice tone="success">{t('staff.payment.there')}</Notice>
      <PaymentProof payment={payment} />
    </TitledCard>
  );
}
