import type { Colour } from '@rainbow-rabbit/shared/ui';
import styles from './game-picture.module.css';

interface HeadProps {
  x: number;
  y: number;
  colour: Colour | 'white';
  scale?: number;
}

/** The head and shoulders of a rabbit, whose chin is at the point. */
export function RabbitHead({ x, y, colour, scale = 1 }: HeadProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} data-colour={colour} className={styles.rabbit}>
      <path d="M-13-27C-19-46-17-66-10-67S-1-47-4-29ZM13-27C19-46 17-66 10-67S1-47 4-29Z" />
      <path d="M-22-11C-22-27-12-34 0-34S22-27 22-11 13 8 0 8-22 5-22-11Z" />
      <g className={styles.face}>
        <circle cx="-8" cy="-14" r="3" />
        <circle cx="8" cy="-14" r="3" />
        <path d="M-3-7h6L0-3Z" />
      </g>
    </g>
  );
}
