import { FieldForm, useFields } from '@rainbow-rabbit/parts/console/form';
import { TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { CopyLine } from '@rainbow-rabbit/parts/fields';
import { maxPrizeLength, recordPayment } from '@rainbow-rabbit/processes/rabbit/client';
import type { TxId } from '@rainbow-rabbit/shared/arweave';
import { isAddress } from '@rainbow-rabbit/shared/bytes';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { PaymentProof } from '../../ending/payment-proof';
import { useStaffEvent } from '../session/staff-event';
import { useEventConsole } from '../session/use-event-console';
import { useStaffMessages } from '../staff-messages';

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

/** The form of a payment: the id of its transaction, and a note if the staff like. */
function PaymentForm({ onDone }: { onDone: () => void }) {
  const { t, ask, rabbit } = useEventConsole();
  const typed = useFields({ payment: '', note: '' });
  const payment = typed.values.payment.trim();
  const note = typed.values.note.trim();
  const faults = {
    // The id of a transaction has the form of an address.
    payment: !isAddress(payment) && t('staff.payment.id-fault'),
    note: [...note].length > maxPrizeLength && t('staff.payment.note-fault', { max: maxPrizeLength }),
  };
  const form = typed.judged(faults, () =>
    ask({
      reason: 'Prize paid',
      done: t('staff.payment.done'),
      send: (reason, options) =>
        recordPayment(rabbit, { reason, payment: payment as string as TxId, ...(note && { note }) }, options),
      onDone,
    }),
  );
  return (
    <FieldForm
      of={form}
      fields={[
        { name: 'payment', kind: 'id', label: t('staff.payment.id'), hint: t('staff.payment.id-hint') },
        { name: 'note', label: t('staff.payment.note'), hint: t('staff.payment.note-hint') },
      ]}
      send={t('staff.payment.act')}
    >
      <p>{t('staff.payment.effect')}</p>
    </FieldForm>
  );
}

/** The payment of the prize, once it is recorded. */
function RecordedPayment() {
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
