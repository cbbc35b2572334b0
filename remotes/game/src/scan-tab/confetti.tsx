import { colours } from '@rainbow-rabbit/shared/ui';
import styles from './confetti.module.css';

/** Positions and rotations are fixed: a celebration needs no randomness. */
const pieces = Array.from({ length: 32 }, (_, index) => ({
  colour: colours[index % colours.length],
  left: `${(index * 61.8) % 100}%`,
  delay: `${((index * 53) % 70) / 100}s`,
  turn: `${((index * 97) % 5) - 2.5}turn`,
}));

/** A short rain of the seven colours; it does not move when reduced motion is requested. */
export function Confetti() {
  return (
    <div className={styles.rain} aria-hidden="true">
      {pieces.map(({ colour, left, delay, turn }) => (
        <i
          key={left}
          className={styles.piece}
          data-colour={colour}
          style={{ insetInlineStart: left, animationDelay: delay, rotate: turn }}
        />
      ))}
    </div>
  );
}
