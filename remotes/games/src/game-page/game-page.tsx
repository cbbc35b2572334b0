import type { GameName } from '@rainbow-rabbit/processes/arcade/client/domain';
import { useSearchParams } from '@rainbow-rabbit/shared/router';
import { Page } from '@rainbow-rabbit/shared/ui';
import { arcadeAt, gamePath } from '../arcades';
import { GameBoards } from '../board/game-boards';
import { CityEvents } from '../events/city-events';
import { gameDescriptors } from '../games/descriptors';
import { useMessages } from '../messages';
import { useCityNames } from '../names/use-city-names';
import { NoArcadeNote } from '../process/no-arcade-note';
import { useArcade } from '../process/use-arcade';
import { KeptRunsList } from '../runs/kept-runs-list';
import { useWatchedRun } from '../watch/use-watched-run';
import { WatchRun } from '../watch/watch-run';
import { GameHead } from './game-head';
import styles from './game-page.module.css';
import { HowToPlay } from './how-to-play';
import { PlayPanel } from './play-panel';
import { type PlayMode, usePlay } from './use-play';

interface GamePageProps {
  page: `${string}/${GameName}`;
}

/** The page of a game in a city's arcade, or the replay that its address names. */
export function GamePage({ page }: GamePageProps) {
  const t = useMessages();
  const [arcadeSlug, game] = page.split('/') as [string, GameName];
  const arcade = useArcade();
  const path = gamePath(arcadeSlug, game);
  const city = useCityNames()(arcadeSlug);
  const play = usePlay({ game, arcade, path });
  const watched = useWatchedRun(play.race);
  const [search] = useSearchParams();
  const asked = search.get('on');
  const cityMode: PlayMode = `city:${arcadeSlug}`;
  const { state } = play;
  return (
    <Page>
      <GameHead
        title={t(`title.${game}`)}
        back={arcadeAt(arcadeSlug).path}
        backText={t('game.back', { city })}
      />
      <NoArcadeNote />
      <KeptRunsList except={state.status === 'over' ? state.run.kept?.run : undefined} />
      {watched && arcade ? (
        <WatchRun arcade={arcade} game={game} {...watched} />
      ) : (
        <div className={styles.columns}>
          <PlayPanel
            game={game}
            arcade={arcade}
            ranked={[
              { mode: cityMode, name: t('mode.city', { city }), text: t('mode.city-text') },
              { mode: 'daily', name: t('mode.daily'), text: t('mode.daily-text') },
            ]}
            first={asked === 'daily' ? 'daily' : undefined}
            place={city}
            play={play}
          />
          <div className={styles.aside}>
            {arcade && <GameBoards arcade={arcade} game={game} city={arcadeSlug} path={path} />}
            <HowToPlay game={game} />
            {gameDescriptors[game].isOfEvents && <CityEvents city={arcadeSlug} />}
          </div>
        </div>
      )}
    </Page>
  );
}
