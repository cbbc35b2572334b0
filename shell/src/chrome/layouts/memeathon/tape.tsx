import { Decoration } from '../decoration';
import styles from './memeathon.module.css';

/** A part of the drawing, and the same in every language. */
const print = 'Rainbow Rabbit ★ '.repeat(16);

/** Two printed tapes across the page, which are drawn tight. */
export function Tape() {
  return (
    <Decoration className={styles.tapes}>
      <span className={styles.tape} data-colour="red">
        {print}
      </span>
      <span className={styles.tape} data-colour="yellow">
        {print}
      </span>
    </Decoration>
  );
}
