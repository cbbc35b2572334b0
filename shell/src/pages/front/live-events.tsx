import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { EventEntry } from '@rainbow-rabbit/shared/network';
import { useMessages } from '../../messages';
import { LiveEvent } from './live-event';
import styles from './live-events.module.css';

interface LiveEventsProps {
  events: readonly EventEntry[];
  /** Those that nobody can join any more. */
  over: readonly ProcessId[];
  onOver: (event: ProcessId) => void;
}

/** The events, each with its numbers, and the ways into those that go on. */
export function LiveEvents({ events, over, onOver }: LiveEventsProps) {
  const t = useMessages();
  return (
    <section className={styles.events} aria-labelledby="live-events">
      <h2 id="live-events">{t('nav.events')}</h2>
      <ul className={styles.list}>
        {events.map((event) => (
          <LiveEvent
            key={event.process}
            event={event}
            isOver={over.includes(event.process)}
            onOver={onOver}
          />
        ))}
      </ul>
    </section>
  );
}
