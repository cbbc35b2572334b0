import { useMemo } from 'react';
import * as v from 'valibot';
import { keptValue, useKeptValue } from '../../kept';
import { BatchCard } from './batch-card';
import { useDeskMessages } from './desk-messages';
import { keptBatchSchema } from './kept-batch.domain';
import { MakeTickets } from './make-tickets';
import styles from './ticket-desk.module.css';
import { TicketDeskContext, type TicketDeskProps, useTicketDesk } from './ticket-desk-context';

/** Batches of tickets that are made, printed and handed out on this device. */
export function TicketDesk<Info>({ ask, admit, ...desk }: TicketDeskProps<Info>) {
  const t = useDeskMessages();
  const { area, process } = desk;
  const store = useMemo(
    () => keptValue([`${area}-staff`, 'tickets', process], v.array(keptBatchSchema)),
    [area, process],
  );
  return (
    <TicketDeskContext
      value={{
        ...desk,
        store,
        add: (batch, before) =>
          ask({
            reason: 'Tickets added',
            done: t('tickets.make.done', { batch: batch.batch }),
            send: async (reason, options) => {
              await before?.();
              return await admit({ reason, ...batch }, options);
            },
          }),
      }}
    >
      <Batches />
    </TicketDeskContext>
  );
}

function Batches() {
  const t = useDeskMessages();
  const { store, batches, isOver } = useTicketDesk();
  const kept = useKeptValue(store) ?? [];
  const elsewhere = batches - kept.filter(({ batch }) => batch <= batches).length;
  return (
    <>
      {[...kept]
        .sort((a, b) => b.batch - a.batch)
        .map((batch) => (
          <BatchCard key={batch.root} kept={batch} />
        ))}
      {!isOver && <MakeTickets />}
      {elsewhere > 0 && <p className={styles.note}>{t('tickets.elsewhere', { count: elsewhere })}</p>}
      <p className={styles.note}>{t('tickets.secret')}</p>
    </>
  );
}
