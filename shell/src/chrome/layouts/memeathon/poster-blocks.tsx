import { Rabbit, spectrum } from '@rainbow-rabbit/shared/ui';
import { Decoration } from '../decoration';
import styles from './memeathon.module.css';

/** Blocks of colour with a sun of rays, and seven rabbits that look over the lower edge. */
export function PosterBlocks() {
  return (
    <Decoration className={styles.poster}>
      <span className={styles.rays} />
      <span className={styles.block} data-colour="red" />
      <span className={styles.block} data-colour="blue" />
      <span className={styles.block} data-colour="yellow" />
      <span className={styles.dots} />
      <span className={styles.crowd}>
        {spectrum.map((colour) => (
          <span key={colour} className={styles.guest}>
            <Rabbit colour={colour} mood="happy" size="100%" />
          </span>
        ))}
      </span>
    </Decoration>
  );
}
