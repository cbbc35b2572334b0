import { defineArea, pagesOf } from '@rainbow-rabbit/shared/area';
import { cataloguesFrom } from '@rainbow-rabbit/shared/i18n';
import { arcadeAt, arcadeSlugs, arcades, arcadesPath, gamePath } from './arcades';
import { canBeTable } from './can-be-table';
import { canBeAdded } from './can-be-added';
import { declaration } from './declaration';
import { challengeGames, challengePath, gamesOf } from './games/placed-games';

const arcade = pagesOf(async () => (await import('./arcade/arcade-page')).ArcadePage);
const allArcades = async () => ({ default: (await import('./arcade/arcades-page')).ArcadesPage });
const game = pagesOf(async () => (await import('./game-page/game-page')).GamePage);
const addedArcade = pagesOf(async () => (await import('./arcade/added-arcade')).AddedArcade);
const challenge = pagesOf(async () => (await import('./challenge/challenge-page')).ChallengePage);

/** The mini-games as an area of the shell. */
export default defineArea(declaration, {
  routes: {
    [arcadesPath]: { component: allArcades },
    ...Object.fromEntries(
      challengeGames.map((name) => [
        challengePath({ slug: ':slug', game: name }),
        { ...challenge(name), validate: canBeTable },
      ]),
    ),
    ...Object.fromEntries(
      arcadeSlugs.flatMap((city) => [
        [arcades[city].path, arcade(city)],
        ...gamesOf(city).map((name) => [gamePath(city, name), game(`${city}/${name}`)] as const),
      ]),
    ),
    ...Object.fromEntries([
      [arcadeAt(':city').path, { ...addedArcade('arcade'), validate: canBeAdded }],
      ...gamesOf(':city').map((name) => [
        gamePath(':city', name),
        { ...addedArcade(name), validate: canBeAdded },
      ]),
    ]),
  },
  messages: cataloguesFrom(
    (code) => import(/* webpackInclude: /locales.[\w-]+\.json$/ */ `../locales/${code}.json`),
  ),
});
