import { declareArea, type RouteDeclaration } from '@rainbow-rabbit/shared/area';
import { arcadeAt, arcadeSlugs, arcadesPath, gamePath, isArcadeSlug } from './arcades';
import { gameDeclarations } from './games/declarations';
import { challengeGames, challengePath, gamesOf } from './games/placed-games';

const challenges = challengeGames.map(
  (game): RouteDeclaration => ({
    path: challengePath({ slug: ':slug', game }),
    layout: gameDeclarations[game].layout,
    titleKey: `title.${game}`,
    clientOnly: true,
  }),
);

// The pages of cities that the community adds are those of any city.
const pages = [...arcadeSlugs, ':city'].flatMap((city): RouteDeclaration[] => {
  const { path, isClientOnly } = arcadeAt(city);
  const titleKey = isArcadeSlug(city) ? `title.arcade-${city}` : 'area.arcade';
  return [
    { path, layout: 'games', titleKey, ...(isClientOnly && { clientOnly: true }) },
    ...gamesOf(city).map((game) => ({
      path: gamePath(city, game),
      layout: gameDeclarations[game].layout,
      titleKey: `title.${game}`,
    })),
  ];
});

/** The mini-games' entry in the registry, which the shell reads before it loads any code of the area. */
export const declaration = declareArea({
  name: 'games',
  contract: '1.0',
  routes: [
    { path: arcadesPath, layout: 'games', titleKey: 'area.arcade' },
    { path: '/_internal/games/*', layout: 'games', titleKey: 'title.founding', clientOnly: true },
    ...challenges,
    ...pages,
  ],
  navigation: [
    { path: arcadesPath, labelKey: 'area.arcade', order: 30, colour: 'orange', places: ['header'] },
    { path: '/_internal/games', labelKey: 'title.founding', order: 50, places: ['staff'] },
  ],
  card: { path: arcadesPath, titleKey: 'area.arcade', textKey: 'card.text', colour: 'orange', order: 20 },
});
