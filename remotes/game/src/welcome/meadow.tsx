import styles from './meadow.module.css';

const stars = [
  [40, 60],
  [96, 132],
  [150, 44],
  [212, 98],
  [262, 36],
  [318, 150],
  [352, 70],
  [20, 176],
] as const;

/** The moonlit meadow on which the rainbow rabbits run. */
export function Meadow() {
  return (
    <svg
      className={styles.meadow}
      viewBox="0 0 390 844"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g className={styles.stars}>
        {stars.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r={2.2} />
        ))}
      </g>
      <circle className={styles.glow} cx="300" cy="190" r="120" />
      <circle className={styles.moon} cx="300" cy="190" r="54" />
      <path className={styles.far} d="M0 560C70 500 140 520 210 545S340 560 390 515V844H0Z" />
      <path className={styles.mid} d="M0 620C90 575 170 600 240 622S350 618 390 590V844H0Z" />
      <path className={styles.near} d="M0 690C80 655 190 665 260 690S360 690 390 672V844H0Z" />
    </svg>
  );
}
