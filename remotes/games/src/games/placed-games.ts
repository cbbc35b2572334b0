import type { GameName } from '@rainbow-rabbit/processes/arcade/client/domain';
import { arcadeSlugs, hasArcade, isArcadeSlug } from '../arcades';
import { gameDeclarations } from './declarations';

/** The games in the order in which an arcade shows them. */
const games = (Object.keys(gameDeclarations) as GameName[]).sort(
  (one, other) => gameDeclarations[one].order - gameDeclarations[other].order,
);

/** Returns the games of a city's arcade; each has some. */
export function gamesOf(city: string): readonly [GameName, ...GameName[]] {
  const isHere = (game: GameName) => {
    const { arcades } = gameDeclarations[game];
    return arcades === 'all' || arcades.includes(isArcadeSlug(city) ? city : 'added');
  };
  return games.filter(isHere) as [GameName, ...GameName[]];
}

/** Returns the city of an arcade that has a game: the given one, or else the first that has it. */
export function arcadeWith(game: GameName, wanted: string | undefined): string {
  const first = wanted !== undefined && hasArcade(wanted) ? [wanted] : [];
  return [...first, ...arcadeSlugs].find((slug) => gamesOf(slug).includes(game)) ?? 'singapore';
}

/** The games that have challenges. */
export const challengeGames = games.filter((game) => gameDeclarations[game].challenges) as [
  GameName,
  ...GameName[],
];

/** Returns the page of a challenge. A challenge of a game without their pages has the path of the first game that has some. */
export function challengePath({ slug, game }: { slug: string; game: GameName }): string {
  const { challenges = gameDeclarations[challengeGames[0]].challenges } = gameDeclarations[game];
  return `${challenges}/${slug}`;
}
