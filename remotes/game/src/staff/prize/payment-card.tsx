import { TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { CopyLine } from '@rainbow-rabbit/parts/fields';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { PaymentForm } from './payment-form';
import { RecordedPayment } from './recorded-payment';

/** Records the payment of the prize, which the staff made with a wallet of their own. */
export function PaymentCard() {
  const t = useStaffMessages();
  const { phase, payment, winner } = useStaffEvent().info;
  const [isAnother, setIsAnother] = useState(false);
  if (payment && !isAnother) {
    return (
      <>
        <RecordedPayment />
        <div>
          <Button variant="quiet" onClick={() => setIsAnother(true)}>
            {t('staff.payment.another')}
          </Button>
        </div>
      </>
    );
  }
  return (
    <TitledCard title={t('staff.payment.title')} tone="raised">
      {phase !== 'ended' && <p>{t('staff.payment.later')}</p>}
      {phase === 'ended' && (
        <>
          <p>{t('staff.payment.text')}</p>
          {winner && (
            <div>
              <p>{t('staff.payment.to', { nickname: winner.nickname, rabbit: winner.rabbit })}</p>
              <CopyLine what={t('staff.payment.wallet')} text={winner.address} />
            </div>
          )}
          <PaymentForm onDone={() => setIsAnother(false)} />
        </>
      )}
    </TitledCard>
  );
}
