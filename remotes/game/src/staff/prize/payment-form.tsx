import { FieldForm, useFields } from '@rainbow-rabbit/parts/console/form';
import { maxPrizeLength, recordPayment } from '@rainbow-rabbit/processes/rabbit/client';
import type { TxId } from '@rainbow-rabbit/shared/arweave';
import { isAddress } from '@rainbow-rabbit/shared/bytes';
import { useEventConsole } from '../session/use-event-console';

/** The form of a payment: the id of its transaction, and a note if the staff like. */
export function PaymentForm({ onDone }: { onDone: () => void }) {
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
