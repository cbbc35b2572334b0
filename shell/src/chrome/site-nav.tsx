import { ColourMark } from '@rainbow-rabbit/shared/ui';
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
    { to: '/#live-events', label: t('front.play'), order: 10, colour: 'red' },
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
                {shape === 'list' && colour && (
                  <span aria-hidden="true">
                    <ColourMark colour={colour} named={false} />
                  </span>
                )}
                {label}
              </Anchor>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
