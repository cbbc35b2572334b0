import { useKeptValue } from '../../kept';
import { BatchCard } from './batch-card';
import { useDeskMessages } from './desk-messages';
import { MakeTickets } from './make-tickets';
import styles from './ticket-desk.module.css';
import { useTicketDesk } from './ticket-desk-context';

/** Batches of tickets that are made, printed and handed out on this device. */
export function TicketDesk() {
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
