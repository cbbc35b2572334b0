import { moveInView, spectrum } from '@rainbow-rabbit/shared/ui';
import styles from './meadow.module.css';
import { RunningRabbit } from './running-rabbit';

/** The product's scenery: three hills, and the seven rabbits, which run for some seconds when they come into view. Decoration. */
export function Meadow() {
  return (
    <div ref={moveInView} className={styles.meadow} aria-hidden="true">
      <svg className={styles.hills} aria-hidden="true" viewBox="0 0 1200 200" preserveAspectRatio="none">
        <path className={styles.far} d="M0 96C160 30 330 40 500 82S860 120 1200 40V200H0Z" />
        <path className={styles.mid} d="M0 120C190 168 360 84 610 100S1010 160 1200 96V200H0Z" />
      </svg>
      <div className={styles.run}>
        {spectrum.map((colour) => (
          <span key={colour} className={styles.runner}>
            <RunningRabbit colour={colour} />
          </span>
        ))}
      </div>
      <svg className={styles.hills} aria-hidden="true" viewBox="0 0 1200 200" preserveAspectRatio="none">
        <path className={styles.near} d="M0 166C240 132 420 176 700 164S1060 130 1200 158V200H0Z" />
      </svg>
    </div>
  );
}
