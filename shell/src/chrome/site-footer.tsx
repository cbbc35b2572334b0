import { ThemeSwitch } from '@rainbow-rabbit/shared/ui';
import { Link } from 'react-router-dom';
import { useMessages } from '../messages';
import { useLinks } from '../site-links';
import { LaterMeadow } from './later-meadow';
import type { LayoutLook } from './layouts/look';
import styles from './site-footer.module.css';

interface SiteFooterProps {
  look: LayoutLook | undefined;
}

/** The foot of every page with a header: the meadow or a layout's own scenery, and links to the pages about the product and to what areas declare. */
export function SiteFooter({ look }: SiteFooterProps) {
  const t = useMessages();
  const Scenery = look?.FooterArt ?? LaterMeadow;
  const links = useLinks('footer', [
    { to: '/vibe', label: t('title.vibe'), order: 50 },
    { to: '/about', label: t('nav.about'), order: 70 },
    { to: '/terms', label: t('nav.terms'), order: 80 },
    { to: '/privacy', label: t('nav.privacy'), order: 90 },
  ]);
  return (
    <footer className={styles.footer} {...look?.footer}>
      <Scenery />
      <div className={styles.ground}>
        <nav className={styles.map} aria-label={t('footer.label')}>
          <ul className={styles.links}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link className={styles.link} to={to}>
                  {label}
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
