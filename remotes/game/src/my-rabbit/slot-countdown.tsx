import { slotMs } from '@rainbow-rabbit/processes/rabbit/client';
import { useElapsed } from '../chain/use-slot';
import { useMessages } from '../messages';
import styles from './slot-countdown.module.css';

/** The bar is drawn anew so often. A bar that moved all the time would have the phone draw each frame, for hours. */
const stepMs = 2000;

/** The time left in a slot: a bar that shrinks by steps. */
export function SlotCountdown({ slot }: { slot: number }) {
  const t = useMessages();
  const left = 1 - useElapsed(slot, stepMs) / slotMs;
  return (
    <div className={styles.countdown}>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.left} style={{ transform: `scaleX(${left})` }} />
      </div>
      <p className={styles.words}>{t('me.changes', { seconds: slotMs / 1000 })}</p>
    </div>
  );
}
