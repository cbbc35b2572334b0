import { Link } from '@rainbow-rabbit/shared/router';
import { useClaimMessages } from './claim-messages';
import styles from './earning-ways.module.css';

const ways = [
  { to: '/', key: 'rainbow' },
  { to: '/social', key: 'attendance' },
  { to: '/social/athletics', key: 'league' },
] as const;

/** The ways to earn something, each with the link that begins it. */
export function EarningWays() {
  const t = useClaimMessages();
  return (
    <section className={styles.ways}>
      <h2>{t('claim.ways')}</h2>
      <ul className={styles.list}>
        {ways.map(({ to, key }) => (
          <li key={key}>
            {t(`claim.way.${key}`)} <Link to={to}>{t(`claim.way.${key}.go`)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
