import { moveInView, spectrum } from '@rainbow-rabbit/shared/ui';
import styles from './devbot.module.css';

const drawing = String.raw`(\ /)
( . .)
c(")(")`;

/** Seven rabbits made of letters, in a row above the status line. */
export function AsciiRabbits() {
  return (
    <div ref={moveInView} className={styles.rabbits} aria-hidden="true">
      {spectrum.map((colour) => (
        <pre key={colour} className={styles.rabbit} data-colour={colour}>
          {drawing}
        </pre>
      ))}
    </div>
  );
}
