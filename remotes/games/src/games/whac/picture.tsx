import type { Colour } from '@rainbow-rabbit/shared/ui';
import styles from '../../art/game-picture.module.css';
import { RabbitHead } from '../../art/rabbit-head';

const holes: readonly { x: number; y: number; colour?: Colour | 'white'; up?: number }[] = [
  { x: 58, y: 92, colour: 'orange', up: 6 },
  { x: 160, y: 92, colour: 'red', up: 14 },
  { x: 262, y: 92 },
  { x: 58, y: 158 },
  { x: 160, y: 158, colour: 'white', up: 4 },
  { x: 262, y: 158, colour: 'green', up: 14 },
];

/** Rabbits in the holes of a meadow. */
export function WhacPicture() {
  return (
    <>
      <path className={styles.far} d="M0 60Q80 34 170 58T320 46V180H0Z" />
      <path className={styles.near} d="M0 84Q110 58 210 78T320 74V180H0Z" />
      {holes.map(({ x, y, colour, up = 0 }) => (
        <g key={`${x} ${y}`}>
          <ellipse className={styles.hole} cx={x} cy={y} rx="42" ry="13" />
          {colour && <RabbitHead x={x} y={y - up} colour={colour} />}
          <path className={styles.near} d={`M${x - 46} ${y + 4}q46 22 92 0v20h-92Z`} />
        </g>
      ))}
    </>
  );
}
