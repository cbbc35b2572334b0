import type { EventEntry } from '@rainbow-rabbit/shared/network';
import { useMessages } from '../../messages';
import { LiveEvent } from './live-event';
import styles from './live-events.module.css';

/** The events that a visitor can join, each with its numbers. */
export function LiveEvents({ events }: { events: readonly EventEntry[] }) {
  const t = useMessages();
  return (
    <section className={styles.events} aria-labelledby="live-events">
      <h2 id="live-events">{t('front.events')}</h2>
      <ul className={styles.list}>
        {events.map((event) => (
          <LiveEvent key={event.process} event={event} />
        ))}
      </ul>
    </section>
  );
}
