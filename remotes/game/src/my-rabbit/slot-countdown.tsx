import { slotMs } from '@rainbow-rabbit/processes/rabbit/client';
import { useMessages } from '../messages';
import styles from './slot-countdown.module.css';

interface SlotCountdownProps {
  slot: number;
  /** The part of the slot that is over, in milliseconds. */
  elapsedMs: number;
}

/** The time left in a slot: a bar that shrinks by itself, drawn anew with each slot. */
export function SlotCountdown({ slot, elapsedMs }: SlotCountdownProps) {
  const t = useMessages();
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
      <p className={styles.words}>{t('me.changes', { seconds: slotMs / 1000 })}</p>
    </div>
  );
}
