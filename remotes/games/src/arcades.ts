import type { GameName } from '@rainbow-rabbit/processes/arcade/client/domain';
import { firstCities } from '@rainbow-rabbit/processes/community/client';

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

/**
 * Returns true for the slug of a city that has an arcade: some of those that a community begins with, and every city that it
 * adds.
 */
export const hasArcade = (slug: string): boolean =>
  isArcadeSlug(slug) || (slug !== '' && !(firstCities as readonly string[]).includes(slug));

/** Returns where the pages of a city's arcade are; `:city` stands for any city that the community adds. */
export const arcadeAt = (slug: string): Arcade =>
  isArcadeSlug(slug)
    ? arcades[slug]
    : { path: `/social/${slug}/games`, city: `/social/${slug}`, isClientOnly: true };

/** Returns the city whose arcade stands for that of a city; the first one for a city that has none. */
export const arcadeOf = (city: string): string => (hasArcade(city) ? city : 'ph');

/** Returns the page of a game in an arcade. */
export const gamePath = (city: string, game: GameName): string => `${arcadeAt(city).path}/${game}`;
