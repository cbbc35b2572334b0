import { ThemeSwitch } from '@rainbow-rabbit/shared/ui';
import { Link } from 'react-router-dom';
import { useMessages } from '../messages';
import { Meadow } from './meadow';
import styles from './site-footer.module.css';

const links = [
  { path: '/about', label: 'nav.about' },
  { path: '/terms', label: 'nav.terms' },
  { path: '/privacy', label: 'nav.privacy' },
] as const;

/** The foot of every page but the game's: the meadow, and links to the pages about the product. */
export function SiteFooter() {
  const t = useMessages();
  return (
    <footer className={styles.footer}>
      <Meadow />
      <div className={styles.ground}>
        <nav aria-label={t('footer.label')}>
          <ul className={styles.links}>
            {links.map(({ path, label }) => (
              <li key={path}>
                <Link className={styles.link} to={path}>
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.line}>{t('footer.line')}</p>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
