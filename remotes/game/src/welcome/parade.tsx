import { Rabbit, spectrum } from '@rainbow-rabbit/shared/ui';
import styles from './parade.module.css';

const outerRadius = 190;
const band = 14;

/** Half a circle around 200, 200 on two legs that end on the meadow: the bands of the rainbow behind the rabbits. */
function arc(index: number): string {
  const radius = outerRadius - index * band;
  return `M${200 - radius} 250v-50a${radius} ${radius} 0 0 1 ${2 * radius} 0v50`;
}

/** The seven rabbits in the order of the rainbow above them. Decoration. */
export function Parade() {
  return (
    <div className={styles.parade}>
      <svg className={styles.rainbow} viewBox="0 0 400 250" aria-hidden="true">
        {spectrum.map((colour, index) => (
          <path key={colour} className={styles.band} data-colour={colour} d={arc(index)} />
        ))}
      </svg>
      <div className={styles.rabbits}>
        {spectrum.map((colour) => (
          <div key={colour} className={styles.rabbit}>
            <Rabbit colour={colour} mood="happy" size="100%" />
          </div>
        ))}
      </div>
    </div>
  );
}
