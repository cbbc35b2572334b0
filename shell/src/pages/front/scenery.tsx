import { moveInView, Rabbit, spectrum } from '@rainbow-rabbit/shared/ui';
import styles from './scenery.module.css';

const outerRadius = 290;
const band = 21;

/** One band of the rainbow: half a circle around 300, 300 on straight feet, which the hill hides. */
function arc(index: number): string {
  const radius = outerRadius - index * band;
  return `M${300 - radius} 345v-45a${radius} ${radius} 0 0 1 ${2 * radius} 0v45`;
}

const stars = [
  [6, 16, 3],
  [14, 42, 2],
  [23, 10, 2],
  [37, 22, 3],
  [48, 7, 2],
  [58, 30, 2],
  [69, 12, 3],
  [81, 34, 2],
  [92, 20, 3],
  [96, 46, 2],
] as const;

/** Every second star: each half of them twinkles as one layer. */
function Stars({ from }: { from: 0 | 1 }) {
  return (
    <div className={styles.stars}>
      <svg className={styles.sky} aria-hidden="true">
        {stars
          .filter((_, index) => index % 2 === from)
          .map(([x, y, r]) => (
            <circle key={x} className={styles.star} cx={`${x}%`} cy={`${y}%`} r={r} />
          ))}
      </svg>
    </div>
  );
}

/** The moonlit meadow: moon and stars, the rainbow, hills, and the White Rabbit in the middle. Decoration. */
export function Scenery() {
  return (
    <div ref={moveInView} className={styles.scenery} aria-hidden="true">
      <div className={styles.moon} />
      <Stars from={0} />
      <Stars from={1} />
      <svg className={styles.hills} aria-hidden="true" viewBox="0 0 1200 260" preserveAspectRatio="none">
        <path className={styles.far} d="M0 90C170 10 330 26 520 92S900 150 1200 40V260H0Z" />
      </svg>
      <div className={styles.stage}>
        <svg className={styles.rainbow} aria-hidden="true" viewBox="0 0 600 380">
          {spectrum.map((colour, index) => (
            <path key={colour} className={styles.band} data-colour={colour} d={arc(index)} />
          ))}
        </svg>
      </div>
      <svg className={styles.hills} aria-hidden="true" viewBox="0 0 1200 260" preserveAspectRatio="none">
        <path className={styles.near} d="M0 212C200 140 420 132 640 176S1000 236 1200 170V260H0Z" />
      </svg>
      <div className={styles.stage}>
        <div className={styles.rabbit}>
          <Rabbit mood="happy" size="100%" />
        </div>
      </div>
    </div>
  );
}
