import { makeTickets } from '@rainbow-rabbit/processes/admission/client';
import { maxBatches, maxTicketsPerBatch } from '@rainbow-rabbit/processes/admission/client/domain';
import { Button, Card, Notice, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { keepBatch } from './batch-store';
import { useDeskMessages } from './desk-messages';
import { keptBatch, ticketCount } from './kept-batch.domain';
import styles from './make-tickets.module.css';
import { useTicketDesk } from './ticket-desk-context';

const usualCount = '50';

/** Makes a batch of tickets in this browser and adds it to the process. */
export function MakeTickets() {
  const t = useDeskMessages();
  const desk = useTicketDesk();
  const { process, batches } = desk;
  const [text, setText] = useState(usualCount);
  const [isWrong, setIsWrong] = useState(false);
  if (batches >= maxBatches) return <Notice>{t('tickets.no-more')}</Notice>;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const count = ticketCount(text);
    setIsWrong(count === undefined);
    if (count === undefined) return;
    const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
    const made = keptBatch(makeTickets({ process, batch: batches + 1, count, random }));
    const { batch, root } = made;
    // It is kept first, so that no crash loses the codes of a batch that the process knows.
    desk.add({ batch, root, count }, () => keepBatch(desk, made));
  };

  return (
    <Card tone="raised">
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('tickets.count')}
          hint={t('tickets.count-hint', { max: maxTicketsPerBatch })}
          error={isWrong ? t('tickets.count-wrong', { max: maxTicketsPerBatch }) : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit">{t('tickets.make.act')}</Button>
      </form>
    </Card>
  );
}
