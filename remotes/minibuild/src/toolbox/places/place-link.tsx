import { Link } from '@rainbow-rabbit/shared/router';
import styles from '../facts/way-on.module.css';
import { queryOf, type ToolboxPlace } from './domain/place';

/** A link to another place in the toolbox. */
export function PlaceLink({ to, children }: { to: ToolboxPlace; children: string }) {
  return (
    <Link className={styles.link} to={{ search: queryOf(to) }}>
      {children}
    </Link>
  );
}
