import { useKeptValue } from '../../kept';
import { ErrorArea } from '../error-text';
import { BatchCard } from './batch-card';
import { useDeskMessages } from './desk-messages';
import { MakeTickets } from './make-tickets';
import styles from './ticket-desk.module.css';
import { TicketDeskContext, type TicketDeskProps, useTicketDesk } from './ticket-desk-context';
import { useBatchStore } from './use-batch-store';

/** Batches of tickets that are made, printed and handed out on this device. */
export function TicketDesk<Info>({ area, ask, admit, ...desk }: TicketDeskProps<Info>) {
  const store = useBatchStore(area, desk.process);
  return (
    <TicketDeskContext
      value={{
        ...desk,
        store,
        ask: ({ batch, before, ...act }) =>
          ask({
            ...act,
            send: async (reason, options) => {
              await before?.();
              return await admit({ reason, ...batch }, options);
            },
          }),
      }}
    >
      <ErrorArea value={area}>
        <Batches />
      </ErrorArea>
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
