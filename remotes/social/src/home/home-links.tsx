import { Link } from '@rainbow-rabbit/shared/router';
import { Icon } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import styles from './home-links.module.css';

const pages = ['leaderboard', 'athletics', 'claim', 'about'] as const;

/** The ways from the home to the pages that belong to all cities. */
export function HomeLinks() {
  const t = useMessages();
  return (
    <nav className={styles.nav} aria-label={t('home.more')}>
      <h2>{t('home.more')}</h2>
      <ul className={styles.pages}>
        {pages.map((page) => (
          <li key={page}>
            <Link className={styles.page} to={`/social/${page}`}>
              <span className={styles.name}>{t(`title.${page}`)}</span>
              <span className={styles.text}>{t(`home.more.${page}`)}</span>
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
