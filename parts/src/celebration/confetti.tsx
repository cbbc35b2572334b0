import { colours } from '@rainbow-rabbit/shared/ui';
import styles from './confetti.module.css';
import { scatter } from './scatter.domain';

interface ConfettiProps {
  /** Number of pieces. */
  count?: number;
  /** Seconds over which they begin to fall. */
  overSeconds?: number;
}

/** A short rain of the seven colours; it does not move when reduced motion is requested. */
export function Confetti({ count = 32, overSeconds = 0.7 }: ConfettiProps) {
  const pieces = Array.from({ length: count }, (_, index) => ({
    colour: colours[index % colours.length],
    left: `${scatter(index, 0) * 100}%`,
    delay: `${scatter(index, 1) * overSeconds}s`,
    turn: `${scatter(index, 2) * 5 - 2.5}turn`,
    lasts: `${1.8 + scatter(index, 3)}s`,
  }));
  return (
    <div className={styles.rain} aria-hidden="true">
      {pieces.map(({ colour, left, delay, turn, lasts }) => (
        <i
          key={left}
          className={styles.piece}
          data-colour={colour}
          style={{ insetInlineStart: left, animationDelay: delay, animationDuration: lasts, rotate: turn }}
        />
      ))}
    </div>
  );
}
