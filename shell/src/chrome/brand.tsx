import { spectrum } from '@rainbow-rabbit/shared/ui';
import { Link } from 'react-router-dom';
import styles from './brand.module.css';

/** The product's name with its sign, leading home. */
export function Brand() {
  return (
    <Link className={styles.brand} to="/">
      <svg className={styles.sign} viewBox="0 0 48 48" aria-hidden="true">
        {spectrum.map((colour, index) => (
          <path
            key={colour}
            className={styles.band}
            data-colour={colour}
            d={`M${1.5 + index * 2.2} 42a${22.5 - index * 2.2} ${22.5 - index * 2.2} 0 0 1 ${45 - index * 4.4} 0`}
          />
        ))}
        <path
          className={styles.rabbit}
          d="M20 27c-3.5-5-4-11-2-14 3 0 5.5 6 6 12.5.5-6.5 3-12.5 6-12.5 2 3 1.5 9-2 14 4 1.5 6.5 5 6.5 9 0 5-4.5 8-10.5 8s-10.5-3-10.5-8c0-4 2.5-7.5 6.5-9Z"
        />
        <path className={styles.face} d="M19.5 34.5v1.200m9-1.200v1.200M22.5 39q1.5 1.5 3 0" />
      </svg>
      <span className={styles.name}>Rainbow Rabbit</span>
    </Link>
  );
}
