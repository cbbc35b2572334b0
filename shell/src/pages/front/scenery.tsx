import { moveInView, Rabbit, spectrum } from '@rainbow-rabbit/shared/ui';
import styles from './scenery.module.css';

const outerRadius = 290;
const band = 21;

/** One band of the rainbow: half a circle around 300, 300 on straight feet, which the hill hides. */
function arc(index: number): string {
  const radius = outerRadius - index * band;
  return `M${300 - radius} 345v-45a${radius} ${radius} 0 0 1 ${2 * radius} 0v45`;
}

/** Place in percent, and radius. They keep clear of the words: above and beside them on a phone. */
const stars = [
  [4, 4, 3],
  [19, 2.5, 2],
  [33, 4.5, 2],
  [52, 2, 3],
  [66, 4, 2],
  [2, 24, 2],
  [98, 33, 3],
  [2, 52, 2],
  [97.5, 60, 2],
] as const;

/** Further ones where the words are left of the sky. */
const starsBesideWords = [
  [58, 14, 2],
  [69, 24, 3],
  [77, 9, 2],
  [83, 36, 2],
  [90, 26, 3],
  [62, 42, 2],
] as const;

const sky = [
  ...stars.map((place) => ({ place, look: styles.star })),
  ...starsBesideWords.map((place) => ({ place, look: styles.starBesideWords })),
];

/** Every second star: each half of them twinkles as one layer. */
function Stars({ from }: { from: 0 | 1 }) {
  return (
    <div className={styles.stars}>
      <svg className={styles.sky} aria-hidden="true">
        {sky
          .filter((_, index) => index % 2 === from)
          .map(({ place: [x, y, r], look }) => (
            <circle key={`${x} ${y}`} className={look} cx={`${x}%`} cy={`${y}%`} r={r} />
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
