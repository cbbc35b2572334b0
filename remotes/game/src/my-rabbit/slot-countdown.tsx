import { slotMs, slotStart } from '@rainbow-rabbit/processes/rabbit/client';
import { useMessages } from '../messages';
import styles from './slot-countdown.module.css';

/** The time left in a slot: a bar that shrinks by itself, drawn anew with each slot. */
export function SlotCountdown({ slot }: { slot: number }) {
  const t = useMessages();
  const elapsedMs = Math.max(0, Date.now() - slotStart(slot));
  return (
    <div className={styles.countdown}>
      <div className={styles.track} aria-hidden="true">
        <div
          key={slot}
          // Tells a time, so it goes on while the page rests.
          data-clock
          className={styles.left}
          style={{ animationDuration: `${slotMs}ms`, animationDelay: `-${elapsedMs}ms` }}
        />
      </div>
      <p>{t('me.changes', { seconds: slotMs / 1000 })}</p>
    </div>
  );
}
