import { moveInView } from '@rainbow-rabbit/shared/ui';
import styles from './games.module.css';

/** The bulbs along the marquee: two rows, which light up in turn. */
export function Bulbs() {
  return (
    <div ref={moveInView} className={styles.bulbs} aria-hidden="true">
      <span className={styles.row} />
      <span className={styles.row} />
    </div>
  );
}
