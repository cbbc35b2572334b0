import { defineArea, pagesOf } from '@rainbow-rabbit/shared/area';
import { cataloguesFrom } from '@rainbow-rabbit/shared/i18n';
import { canBeAdded } from './added/can-be-added';
import { arcadeAt, arcadeSlugs, arcades, arcadesPath, gamePath } from './arcades';
import { canBeTable } from './can-be-table';
import { declaration } from './declaration';
import { challengeGames, challengePath, gamesOf } from './games/placed-games';

// The pages of arcades are one chunk, of added cities too, and so are those of their games.
const arcade = pagesOf(async () => {
  const { ArcadePage } = await import('./arcade/arcade-pages');
  return ArcadePage;
});
const addedArcade = async () => {
  const { AddedArcade } = await import('./arcade/arcade-pages');
  return { default: AddedArcade };
};
const allArcades = async () => {
  const { ArcadesPage } = await import('./arcade/arcade-pages');
  return { default: ArcadesPage };
};
const game = pagesOf(async () => {
  const { GamePage } = await import('./game-page/game-pages');
  return GamePage;
});
const addedGame = pagesOf(async () => {
  const { AddedGame } = await import('./game-page/game-pages');
  return AddedGame;
});
const challenge = pagesOf(async () => (await import('./challenge/challenge-page')).ChallengePage);

/** The mini-games as an area of the shell. */
export default defineArea(declaration, {
  routes: {
    [arcadesPath]: { component: allArcades },
    '/_internal/games/*': {
      component: async () => (await import('./founding/load-founding')).loadFoundArcade(),
      validate: ({ '*': inner = '' }) => /^(?:[\w-]{43})?\/?$/.test(inner),
    },
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
      [arcadeAt(':city').path, { component: addedArcade, validate: canBeAdded }],
      ...gamesOf(':city').map((name) => [
        gamePath(':city', name),
        { ...addedGame(name), validate: canBeAdded },
      ]),
    ]),
  },
  messages: cataloguesFrom(
    (code) => import(/* webpackInclude: /locales.[\w-]+\.json$/ */ `../locales/${code}.json`),
  ),
});
