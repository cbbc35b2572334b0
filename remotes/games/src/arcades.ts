import type { GameName } from '@rainbow-rabbit/processes/arcade/client/domain';

/** The arcade of a city: where its pages are. */
export interface Arcade {
  /** Page of the arcade; its games are below it, under their names. */
  path: `/social/${string}/games`;
  /** Page of the city. */
  city: `/social/${string}`;
  /** True where bots get no content of the arcade's page. */
  isClientOnly: boolean;
}

/** Page of all arcades. */
export const arcadesPath = '/social/games';

/** The arcades by the slugs of their cities, as the ledger knows them (docs/product 2.2). */
export const arcades = {
  ph: { path: '/social/ph/games', city: '/social/ph', isClientOnly: false },
  singapore: { path: '/social/singapore/games', city: '/social/singapore', isClientOnly: true },
  mumbai: { path: '/social/india/mumbai/games', city: '/social/india/mumbai', isClientOnly: true },
  chandig: { path: '/social/india/chandig/games', city: '/social/india/chandig', isClientOnly: true },
  vadodara: { path: '/social/india/vadodara/games', city: '/social/india/vadodara', isClientOnly: true },
  bengaluru: { path: '/social/india/bengaluru/games', city: '/social/india/bengaluru', isClientOnly: true },
} as const satisfies Readonly<Record<string, Arcade>>;

export type ArcadeSlug = keyof typeof arcades;

export const arcadeSlugs = Object.keys(arcades) as ArcadeSlug[];

/** Returns true for the slug of a city that has an arcade. */
export const isArcadeSlug = (slug: string): slug is ArcadeSlug => Object.hasOwn(arcades, slug);

/** Returns the arcade of a city; the first one for a city that has none. */
export const arcadeOf = (city: string): ArcadeSlug => (isArcadeSlug(city) ? city : 'ph');

/** Returns the page of a game in an arcade. */
export const gamePath = (arcade: ArcadeSlug, game: GameName): string => `${arcades[arcade].path}/${game}`;
