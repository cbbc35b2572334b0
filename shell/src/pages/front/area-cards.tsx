import { ColourMark, Icon } from '@rainbow-rabbit/shared/ui';
import { Link } from 'react-router-dom';
import { useMessages } from '../../messages';
import styles from './area-cards.module.css';

/** `isComing`: the section has no content of its own yet. */
const cards = [
  { area: 'mini-build', path: '/mini-build', colour: 'violet', isComing: false },
  { area: 'social', path: '/social', colour: 'green', isComing: true },
  { area: 'games', path: '/social/singapore/games', colour: 'orange', isComing: true },
  { area: 'devbot', path: '/devbot', colour: 'blue', isComing: true },
] as const;

/** The cards of the other areas, each in the colour of its layout. */
export function AreaCards() {
  const t = useMessages();
  return (
    <section className={styles.section} aria-labelledby="areas">
      <h2 id="areas">{t('areas.title')}</h2>
      <ul className={styles.cards}>
        {cards.map(({ area, path, colour, isComing }) => (
          <li key={area} className={styles.card} data-colour={colour}>
            <span className={styles.mark} aria-hidden="true">
              <ColourMark colour={colour} named={false} size="l" />
            </span>
            <h3>
              <Link className={styles.link} to={path}>
                {t(`nav.${area}`)}
              </Link>
            </h3>
            <p className={styles.text}>{t(`areas.${area}`)}</p>
            {isComing ? (
              <span className={styles.soon}>{t('areas.soon')}</span>
            ) : (
              <span className={styles.arrow}>
                <Icon name="arrow-right" />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
