import { moveInView } from '@rainbow-rabbit/shared/ui';
import styles from './memeathon.module.css';

/** A part of the drawing, and the same in every language. */
const print = 'Rainbow Rabbit ★ '.repeat(16);

/** Two printed tapes across the page, which are drawn tight. */
export function Tape() {
  return (
    <div ref={moveInView} className={styles.tapes} aria-hidden="true">
      <span className={styles.tape} data-colour="red">
        {print}
      </span>
      <span className={styles.tape} data-colour="yellow">
        {print}
      </span>
    </div>
  );
}
