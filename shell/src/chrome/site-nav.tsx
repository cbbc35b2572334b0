import { NavLink } from 'react-router-dom';
import { useMessages } from '../messages';
import styles from './site-nav.module.css';

/** The entrances of the areas, and the page about the product. `end`: the link isn't marked on the pages below it. */
const destinations = [
  { path: '/social', label: 'nav.social', end: true },
  { path: '/social/singapore/games', label: 'nav.games', end: false },
  { path: '/mini-build', label: 'nav.mini-build', end: false },
  { path: '/devbot', label: 'nav.devbot', end: false },
  { path: '/about', label: 'nav.about', end: false },
] as const;

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
        {destinations.map(({ path, label, end }) => (
          <li key={path}>
            <NavLink className={styles.link} to={path} end={end} onClick={onFollow}>
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
