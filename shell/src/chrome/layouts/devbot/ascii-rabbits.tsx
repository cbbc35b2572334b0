import { spectrum } from '@rainbow-rabbit/shared/ui';
import { Decoration } from '../decoration';
import styles from './devbot.module.css';

const drawing = String.raw`(\ /)
( . .)
c(")(")`;

/** Seven rabbits made of letters, in a row above the status line. */
export function AsciiRabbits() {
  return (
    <Decoration className={styles.rabbits}>
      {spectrum.map((colour) => (
        <pre key={colour} className={styles.rabbit} data-colour={colour}>
          {drawing}
        </pre>
      ))}
    </Decoration>
  );
}
