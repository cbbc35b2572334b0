import { declareArea, type RouteDeclaration } from '@rainbow-rabbit/shared/area';
import { arcadeSlugs, arcades, arcadesPath, gamePath } from './arcades';
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

const pages = arcadeSlugs.flatMap((city): RouteDeclaration[] => {
  const { path, isClientOnly } = arcades[city];
  return [
    { path, layout: 'games', titleKey: `title.arcade-${city}`, ...(isClientOnly && { clientOnly: true }) },
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
  routes: [{ path: arcadesPath, layout: 'games', titleKey: 'area.arcade' }, ...challenges, ...pages],
  navigation: [
    { path: arcadesPath, labelKey: 'area.arcade', order: 30, colour: 'orange', places: ['header'] },
  ],
  card: { path: arcadesPath, titleKey: 'area.arcade', textKey: 'card.text', colour: 'orange', order: 20 },
});
