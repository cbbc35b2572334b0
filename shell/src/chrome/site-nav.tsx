import { NavLink } from 'react-router-dom';
import { useMessages } from '../messages';
import { destinations } from './destinations';
import styles from './site-nav.module.css';

interface SiteNavProps {
  /** `row` in a header, `list` in a menu. */
  shape: 'row' | 'list';
  /** Called when a link is followed. */
  onFollow?: () => void;
}

/** The links to the product's areas. */
export function SiteNav({ shape, onFollow }: SiteNavProps) {
  const t = useMessages();
  return (
    <nav aria-label={t('nav.label')}>
      <ul className={styles.links} data-shape={shape}>
        {destinations.map(({ path, label }) => (
          <li key={path}>
            <NavLink className={styles.link} to={path} end={path === '/social'} onClick={onFollow}>
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
