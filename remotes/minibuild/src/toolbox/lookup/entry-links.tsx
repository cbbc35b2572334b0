import { Link } from '@rainbow-rabbit/shared/router';
import { queryOf } from '../places/domain/place';
import styles from './entry-links.module.css';

/** A block of the network has up to a thousand; a phone has enough of these. */
const shown = 200;

/** Ways to what is stored under ids. */
export function EntryLinks({ ids }: { ids: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {ids.slice(0, shown).map((id) => (
        <li key={id}>
          <Link className={styles.link} to={{ search: queryOf({ tool: 'lookup', id }) }}>
            {id}
          </Link>
        </li>
      ))}
    </ul>
  );
}
