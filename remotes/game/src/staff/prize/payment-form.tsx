import { maxPrizeLength, recordPayment } from '@rainbow-rabbit/processes/rabbit/client';
import type { TxId } from '@rainbow-rabbit/shared/arweave';
import { isAddress } from '@rainbow-rabbit/shared/bytes';
import { Button, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useStaffAct } from '../acts/staff-acts';
import cards from '../cards.module.css';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';

/** The form of a payment: the id of its transaction, and a note if the staff like. */
export function PaymentForm({ onDone }: { onDone: () => void }) {
  const t = useStaffMessages();
  const ask = useStaffAct();
  const { rabbit } = useStaffEvent();
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const id = text.trim();
  const words = note.trim();
  // The id of a transaction has the form of an address.
  const isFaulty = !isAddress(id);
  const isLong = [...words].length > maxPrizeLength;

  const record = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isFaulty || isLong) return;
    ask({
      reason: 'Prize paid',
      done: t('staff.payment.done'),
      send: (reason, options) =>
        recordPayment(
          rabbit,
          { reason, payment: id as string as TxId, ...(words !== '' && { note: words }) },
          options,
        ),
      onDone,
    });
  };

  return (
    <form className={cards.section} onSubmit={record} noValidate>
      <TextField
        label={t('staff.payment.id')}
        hint={t('staff.payment.id-hint')}
        error={isTried && isFaulty ? t('staff.payment.id-fault') : undefined}
        name="payment"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <TextField
        label={t('staff.payment.note')}
        hint={t('staff.payment.note-hint')}
        error={isLong ? t('staff.payment.note-fault', { max: maxPrizeLength }) : undefined}
        name="note"
        autoComplete="off"
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <p>{t('staff.payment.effect')}</p>
      <div>
        <Button type="submit">{t('staff.payment.act')}</Button>
      </div>
    </form>
  );
}
