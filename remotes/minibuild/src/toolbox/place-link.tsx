import { Link } from '@rainbow-rabbit/shared/router';
import styles from './facts/way-on.module.css';
import { type Place, queryOf } from './place';

/** A way to another place in the toolbox. */
export function PlaceLink({ to, children }: { to: Place; children: string }) {
  return (
    <Link className={styles.link} to={{ search: queryOf(to) }}>
      {children}
    </Link>
  );
}
