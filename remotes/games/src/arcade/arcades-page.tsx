import { ButtonLink, Page } from '@rainbow-rabbit/shared/ui';
import { arcadeSlugs, arcades } from '../arcades';
import { useMessages } from '../messages';
import styles from './arcade-page.module.css';

/** All arcades, by their places. */
export function ArcadesPage() {
  const t = useMessages();
  return (
    <Page>
      <header className={styles.head}>
        <h1>{t('area.arcade')}</h1>
        <p className={styles.lead}>{t('arcades.text')}</p>
      </header>
      <ul className={styles.places}>
        {arcadeSlugs.map((city) => (
          <li key={city}>
            <ButtonLink to={arcades[city].path} variant="secondary" wide>
              {t(`title.arcade-${city}`)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Page>
  );
}
