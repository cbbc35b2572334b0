import { ColourMark, Icon } from '@rainbow-rabbit/shared/ui';
import { Link } from 'react-router-dom';
import { useMessages } from '../../messages';
import { useAreaText, useSiteAreas } from '../../site-links';
import styles from './area-cards.module.css';

/** The cards that areas declare, each in its colour. */
export function AreaCards() {
  const t = useMessages();
  const textOf = useAreaText();
  const cards = useSiteAreas()
    .flatMap((area) => (area.card ? [{ ...area.card, area }] : []))
    .sort((a, b) => a.order - b.order);
  if (cards.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="areas">
      <h2 id="areas">{t('areas.title')}</h2>
      <ul className={styles.cards}>
        {cards.map(({ area, path, titleKey, textKey, colour, isComing }) => (
          <li key={area.name} className={styles.card} data-colour={colour}>
            <span className={styles.mark} aria-hidden="true">
              <ColourMark colour={colour} named={false} size="l" />
            </span>
            <h3 className={styles.title}>
              <Link className={styles.link} to={path}>
                {textOf(area, titleKey)}
              </Link>
              {!isComing && (
                <span className={styles.arrow}>
                  <Icon name="arrow-right" />
                </span>
              )}
            </h3>
            <p className={styles.text}>{textOf(area, textKey)}</p>
            {isComing && <span className={styles.soon}>{t('areas.soon')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
