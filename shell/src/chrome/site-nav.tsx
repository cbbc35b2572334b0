import { Link, NavLink } from 'react-router-dom';
import { useMessages } from '../messages';
import { useLinks } from '../site-links';
import styles from './site-nav.module.css';

interface SiteNavProps {
  /** `row` in a header, `list` in a menu. */
  shape: 'row' | 'list';
  /** Called when a link is followed. */
  onFollow?: () => void;
}

/** The links to the product's parts: the shell's own, and those that the areas declare. */
export function SiteNav({ shape, onFollow }: SiteNavProps) {
  const t = useMessages();
  const links = useLinks('header', [
    { to: '/#live-events', label: t('nav.events'), order: 10 },
    { to: '/about', label: t('nav.about'), order: 90 },
  ]);
  return (
    <nav aria-label={t('nav.label')}>
      <ul className={styles.links} data-shape={shape}>
        {links.map(({ to, label, colour }) => {
          // A link is marked on its page and those below it; one into a page never is.
          const Anchor = to.includes('#') ? Link : NavLink;
          return (
            <li key={to}>
              <Anchor className={styles.link} to={to} data-colour={colour} onClick={onFollow}>
                {label}
              </Anchor>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
