import { Decoration } from '../decoration';
import styles from './games.module.css';

/** The bulbs along the marquee: two rows, which light up in turn. */
export function Bulbs() {
  return (
    <Decoration className={styles.bulbs}>
      <span className={styles.row} />
      <span className={styles.row} />
    </Decoration>
  );
}
