import { spectrum } from '@rainbow-rabbit/shared/ui';
import { Decoration } from '../decoration';
import styles from './games.module.css';

const bitmap = [
  '..##....##..',
  '..##....##..',
  '..##....##..',
  '.##########.',
  '############',
  '##..####..##',
  '############',
  '#####..#####',
  '.##########.',
  '..##.##.##..',
  '.##......##.',
];

/** The picture as one path of squares. */
const squares = bitmap
  .flatMap((row, y) => [...row].map((pixel, x) => (pixel === '#' ? `M${x} ${y}h1v1h-1Z` : '')))
  .join('');

/** Seven rabbits of pixels that march along the top of the screen. */
export function Invaders() {
  return (
    <Decoration className={styles.sky}>
      <div className={styles.army}>
        {spectrum.map((colour) => (
          <svg
            key={colour}
            className={styles.invader}
            data-colour={colour}
            viewBox="0 0 12 11"
            shapeRendering="crispEdges"
            aria-hidden="true"
          >
            <path d={squares} />
          </svg>
        ))}
      </div>
    </Decoration>
  );
}
