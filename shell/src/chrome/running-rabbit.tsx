import type { Colour } from '@rainbow-rabbit/shared/ui';
import styles from './running-rabbit.module.css';

/** A small rabbit in full run, seen from the side. Decoration. */
export function RunningRabbit({ colour }: { colour: Colour }) {
  return (
    <span className={styles.bound}>
      <svg className={styles.rabbit} viewBox="0 0 72 48" data-colour={colour} aria-hidden="true">
        <path
          className={styles.leg}
          d="M20 33C13 35 7 39 4 44M27 34c-6 3-10 6-12 10M51 32c5 2 9 5 11 10M46 33c5 4 7 7 8 11"
        />
        <circle className={styles.tail} cx="10.5" cy="24" r="5.5" />
        <path
          className={styles.fur}
          d="M14 22C20 12 36 13 44 18 44 10 38 3 32 2 32 0 38-2 46 8 44 4 45-1 48-2 53 2 55 8 55 12 63 13 67 19 67 23 67 28 61 30 56 29 54 34 44 37 34 37 22 37 11 33 14 22Z"
        />
        <circle className={styles.eye} cx="58" cy="20" r="2" />
      </svg>
    </span>
  );
}
