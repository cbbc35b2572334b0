import { spectrum } from '@rainbow-rabbit/shared/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './brand.module.css';
import { productName } from './product-name';

/** The product's name with its sign, leading home. The sign is drawn as in `icon.svg`. */
export function Brand() {
  const rainbow = useId();
  return (
    <Link className={styles.brand} to="/">
      <svg className={styles.sign} viewBox="7 11.5 34 34" aria-hidden="true">
        <linearGradient id={rainbow} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="13" y2="44">
          {spectrum.map((colour, index) => (
            <stop
              key={colour}
              className={styles.stop}
              data-colour={colour}
              offset={index / (spectrum.length - 1)}
            />
          ))}
        </linearGradient>
        <path
          className={styles.rabbit}
          fill={`url(#${rainbow})`}
          d="M20 27c-3.5-5-4-11-2-14 3 0 5.5 6 6 12.5.5-6.5 3-12.5 6-12.5 2 3 1.5 9-2 14 4 1.5 6.5 5 6.5 9 0 5-4.5 8-10.5 8s-10.5-3-10.5-8c0-4 2.5-7.5 6.5-9Z"
        />
        <path className={styles.face} d="M19.5 34v1.6m9-1.6v1.6M22.5 38.8q1.5 1.5 3 0" />
      </svg>
      <span className={styles.name}>{productName}</span>
    </Link>
  );
}
