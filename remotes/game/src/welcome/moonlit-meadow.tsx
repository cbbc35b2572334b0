import styles from './moonlit-meadow.module.css';

const stars = [
  [22, 66],
  [370, 40],
  [36, 190],
  [92, 226],
  [158, 178],
  [226, 206],
  [290, 172],
  [18, 290],
] as const;

/** The moonlit meadow on which the rainbow rabbits run. On a wide screen the hills stretch, and sun or moon stay round. */
export function MoonlitMeadow() {
  return (
    <>
      <svg className={styles.sky} viewBox="0 0 390 780" preserveAspectRatio="xMaxYMin" aria-hidden="true">
        <g className={styles.stars}>
          {stars.map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r={2.2} />
          ))}
        </g>
        <circle className={styles.glow} cx="344" cy="222" r="80" />
        <circle className={styles.moon} cx="344" cy="222" r="27" />
      </svg>
      <svg className={styles.hills} viewBox="0 0 390 780" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.far} d="M0 380C70 336 140 350 210 368S340 380 390 342V780H0Z" />
        <path className={styles.mid} d="M0 424C90 386 170 408 240 424S350 420 390 398V780H0Z" />
        <path className={styles.near} d="M0 484C80 456 190 462 260 482S360 482 390 470V780H0Z" />
      </svg>
    </>
  );
}
