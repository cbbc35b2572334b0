import { Link } from '@rainbow-rabbit/shared/router';
import { queryOf } from '../places/domain/place';
import styles from './entry-links.module.css';

/** The maximum number of links: a block has up to a thousand entries, too many for a phone. */
const shown = 200;

/** Links to the entries with these ids. */
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
