import { ButtonLink, Page } from '@rainbow-rabbit/shared/ui';
import { arcadeAt } from '../arcades';
import { CityEvents } from '../events/city-events';
import { gamesOf } from '../games/placed-games';
import { useMessages } from '../messages';
import { useArcadeTitle } from '../names/use-arcade-title';
import { useCityNames } from '../names/use-city-names';
import { OrganiserEntry } from '../organiser/organiser-entry';
import { NoArcadeNote } from '../process/no-arcade-note';
import { useArcade } from '../process/use-arcade';
import { KeptRunsList } from '../runs/kept-runs-list';
import { ArcadeBoards } from './arcade-boards';
import styles from './arcade-page.module.css';
import { CityChallenges } from './city-challenges';
import { GameCard } from './game-card';

/** The arcade of a city: its games, today's runs, its boards and challenges, and the way to the people's game. */
export function ArcadePage({ page: city }: { page: string }) {
  const t = useMessages();
  const arcade = useArcade();
  const cityName = useCityNames();
  const title = useArcadeTitle();
  return (
    <Page>
      <header className={styles.head}>
        <h1>{title(city)}</h1>
        <p className={styles.lead}>{t('about.arcade')}</p>
      </header>
      <KeptRunsList />
      <ul className={styles.games}>
        {gamesOf(city).map((game) => (
          <GameCard key={game} city={city} game={game} arcade={arcade} />
        ))}
      </ul>
      <NoArcadeNote />
      <div className={styles.columns}>
        {arcade && <ArcadeBoards arcade={arcade} city={city} />}
        <div className={styles.stack}>
          {arcade && <CityChallenges arcade={arcade} city={city} />}
          {arcade && <OrganiserEntry arcade={arcade} city={city} />}
          <CityEvents city={city} />
        </div>
      </div>
      <div>
        <ButtonLink to={arcadeAt(city).city} variant="secondary">
          {t('arcade.city', { city: cityName(city) })}
        </ButtonLink>
      </div>
    </Page>
  );
}
