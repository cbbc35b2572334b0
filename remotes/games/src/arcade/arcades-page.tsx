import { useCityLooks } from '@rainbow-rabbit/parts/cities';
import { useReadCities } from '@rainbow-rabbit/parts/cities/reading';
import { ButtonLink, Page } from '@rainbow-rabbit/shared/ui';
import { canBeAdded } from '../added/can-be-added';
import { arcadeAt, arcadeSlugs } from '../arcades';
import { useMessages } from '../messages';
import { useArcadeTitle } from '../names/use-arcade-title';
import styles from './arcade-page.module.css';

/** All arcades, by their places. */
export function ArcadesPage() {
  const t = useMessages();
  useReadCities();
  const title = useArcadeTitle();
  const added = useCityLooks().flatMap(({ slug, hidden }) =>
    hidden || !canBeAdded({ city: slug }) ? [] : [slug],
  );
  return (
    <Page>
      <header className={styles.head}>
        <h1>{t('area.arcade')}</h1>
        <p className={styles.lead}>{t('arcades.text')}</p>
      </header>
      <ul className={styles.places}>
        {[...arcadeSlugs, ...added].map((city) => (
          <li key={city}>
            <ButtonLink to={arcadeAt(city).path} variant="secondary" wide>
              {title(city)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Page>
  );
}
