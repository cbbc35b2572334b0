import type { GameName } from '@rainbow-rabbit/processes/arcade/client/domain';

/** The arcade of a city: where its pages are, and which games it has. */
export interface Arcade {
  /** Page of the arcade; its games are below it, under their names. */
  path: `/social/${string}/games`;
  /** Page of the city. */
  city: `/social/${string}`;
  games: readonly GameName[];
}

/** The arcades by the slugs of their cities, as the ledger knows them (docs/product 2.2). */
export const arcades = {
  ph: { path: '/social/ph/games', city: '/social/ph', games: ['whac', 'hyperstax'] },
  singapore: { path: '/social/singapore/games', city: '/social/singapore', games: ['whac', 'rabbit'] },
  mumbai: { path: '/social/india/mumbai/games', city: '/social/india/mumbai', games: ['whac', 'hyperstax'] },
  chandig: {
    path: '/social/india/chandig/games',
    city: '/social/india/chandig',
    games: ['whac', 'hyperstax'],
  },
  vadodara: {
    path: '/social/india/vadodara/games',
    city: '/social/india/vadodara',
    games: ['whac', 'hyperstax'],
  },
  bengaluru: {
    path: '/social/india/bengaluru/games',
    city: '/social/india/bengaluru',
    games: ['whac', 'hyperstax'],
  },
} as const satisfies Readonly<Record<string, Arcade>>;

export type ArcadeSlug = keyof typeof arcades;

/** Returns true for the slug of a city that has an arcade. */
export const isArcadeSlug = (slug: string): slug is ArcadeSlug => Object.hasOwn(arcades, slug);

/** Returns the page of a game in an arcade. */
export const gamePath = (arcade: ArcadeSlug, game: GameName): string => `${arcades[arcade].path}/${game}`;

/** Returns an arcade that has a game: the given one, or else the first that has it. */
export function arcadeWith(game: GameName, wanted: string | undefined): ArcadeSlug {
  const slugs = Object.keys(arcades) as ArcadeSlug[];
  const first = wanted === undefined ? [] : slugs.filter((slug) => slug === wanted);
  const found = [...first, ...slugs].find((slug) =>
    (arcades[slug].games as readonly GameName[]).includes(game),
  );
  return found ?? 'singapore';
}
