import { Link, NavLink } from 'react-router-dom';
import { useMessages } from '../messages';
import styles from './site-nav.module.css';

/** The parts of the product that can be used today. `isMarked`: the link is marked on its page and those below it. */
const destinations = [
  { to: '/#live-events', label: 'nav.games', isMarked: false },
  { to: '/mini-build', label: 'nav.mini-build', isMarked: true },
  { to: '/about', label: 'nav.about', isMarked: true },
] as const;

interface SiteNavProps {
  /** `row` in a header, `list` in a menu. */
  shape: 'row' | 'list';
  /** Called when a link is followed. */
  onFollow?: () => void;
}

/** The links to the product's parts. */
export function SiteNav({ shape, onFollow }: SiteNavProps) {
  const t = useMessages();
  return (
    <nav aria-label={t('nav.label')}>
      <ul className={styles.links} data-shape={shape}>
        {destinations.map(({ to, label, isMarked }) => {
          const Anchor = isMarked ? NavLink : Link;
          return (
            <li key={to}>
              <Anchor className={styles.link} to={to} onClick={onFollow}>
                {t(label)}
              </Anchor>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
