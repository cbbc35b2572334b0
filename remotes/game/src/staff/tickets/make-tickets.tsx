import {
  admitTickets,
  makeTickets,
  maxBatches,
  maxTicketsPerBatch,
} from '@rainbow-rabbit/processes/rabbit/client';
import { Button, Card, Notice, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useStaffAct } from '../acts/staff-acts';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { keepBatch } from './batch-store';
import { keptBatch } from './domain/kept-batch';
import { ticketCount } from './domain/ticket-count';
import styles from './make-tickets.module.css';

const usualCount = '50';

/** Makes a batch of tickets in this browser and adds it to the event. */
export function MakeTickets() {
  const t = useStaffMessages();
  const ask = useStaffAct();
  const { rabbit, info } = useStaffEvent();
  const [text, setText] = useState(usualCount);
  const [isWrong, setIsWrong] = useState(false);
  if (info.batches >= maxBatches) return <Notice>{t('staff.tickets.no-more')}</Notice>;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const count = ticketCount(text);
    setIsWrong(count === undefined);
    if (count === undefined) return;
    const { process } = rabbit;
    const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
    const made = keptBatch(makeTickets({ process, batch: info.batches + 1, count, random }));
    const { batch, root } = made;
    ask({
      title: t('staff.tickets.make.title', { count }),
      effect: <p>{t('staff.tickets.make.effect', { count, batch })}</p>,
      confirm: t('staff.tickets.make.act'),
      reasons: [t('staff.tickets.make.reason')],
      done: t('staff.tickets.make.done', { batch }),
      send: async (reason, options) => {
        // First, so that no crash loses the codes of a batch that the event knows.
        await keepBatch(process, made);
        return await admitTickets(rabbit, { reason, batch, root, count }, options);
      },
    });
  };

  return (
    <Card tone="raised">
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('staff.tickets.count')}
          hint={t('staff.tickets.count-hint', { max: maxTicketsPerBatch })}
          error={isWrong ? t('staff.tickets.count-wrong', { max: maxTicketsPerBatch }) : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit">{t('staff.tickets.make.act')}</Button>
      </form>
    </Card>
  );
}
