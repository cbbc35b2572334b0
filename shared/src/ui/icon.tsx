import styles from './icon.module.css';
import { type IconName, iconPaths } from './icon-paths';

/** A line icon as large as the text around it. It is decoration: the words beside it carry the meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
