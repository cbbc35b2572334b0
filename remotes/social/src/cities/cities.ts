import {
  type CityLook,
  firstCities,
  type SkylineParameters,
} from '@rainbow-rabbit/processes/community/client';
import type { Colour } from '@rainbow-rabbit/shared/ui';

/** A city of the communities. */
export interface City {
  /** Its name on the ledger and in the keys of messages. */
  slug: string;
  /** Its page. */
  path: `/social/${string}`;
  /** Degrees north and east of its centre. */
  latitude: number;
  longitude: number;
  /** Marks the city on the map. */
  colour: Colour;
  /** The page of its arcade, if it has one. */
  arcade?: `/social/${string}/games`;
  /** Its names by language, as the community has them; none of a first city that nobody renamed. */
  names?: Readonly<Record<string, string>>;
  /** Its drawing, as the community has it; none of a first city whose own one nobody changed. */
  skyline?: SkylineParameters;
}

/** The slugs of the cities that a community has from the start. */
export const citySlugs = firstCities;

export type CitySlug = (typeof citySlugs)[number];

/** The eight cities of the specification as the app draws them before the community answers, from west to east, and in India from north to south. `adi` is Abu Dhabi, `chandig` Chandigarh, and `ph` the Philippines, with Manila. */
export const cities: Readonly<Record<CitySlug, City & { slug: CitySlug }>> = {
  lisbon: {
    slug: 'lisbon',
    path: '/social/lisbon',
    latitude: 38.71,
    longitude: -9.14,
    colour: 'blue',
  },
  adi: {
    slug: 'adi',
    path: '/social/adi',
    latitude: 24.45,
    longitude: 54.38,
    colour: 'yellow',
  },
  chandig: {
    slug: 'chandig',
    path: '/social/india/chandig',
    latitude: 30.74,
    longitude: 76.79,
    colour: 'green',
    arcade: '/social/india/chandig/games',
  },
  vadodara: {
    slug: 'vadodara',
    path: '/social/india/vadodara',
    latitude: 22.3,
    longitude: 73.19,
    colour: 'red',
    arcade: '/social/india/vadodara/games',
  },
  mumbai: {
    slug: 'mumbai',
    path: '/social/india/mumbai',
    latitude: 18.96,
    longitude: 72.83,
    colour: 'indigo',
    arcade: '/social/india/mumbai/games',
  },
  bengaluru: {
    slug: 'bengaluru',
    path: '/social/india/bengaluru',
    latitude: 12.97,
    longitude: 77.59,
    colour: 'violet',
    arcade: '/social/india/bengaluru/games',
  },
  singapore: {
    slug: 'singapore',
    path: '/social/singapore',
    latitude: 1.3,
    longitude: 103.85,
    colour: 'red',
    arcade: '/social/singapore/games',
  },
  ph: {
    slug: 'ph',
    path: '/social/ph',
    latitude: 14.59,
    longitude: 120.97,
    colour: 'orange',
    arcade: '/social/ph/games',
  },
};

/** Returns true for the slug of one of the eight cities, which the app knows without a network. */
export const isCitySlug = (slug: string): slug is CitySlug => Object.hasOwn(cities, slug);

/** Returns the cities of a community: the eight as it changed them, without those that it hides, and then those that it added. */
export function citiesOf(looks: readonly CityLook[]): readonly City[] {
  const lookOf = new Map(looks.map((look) => [look.slug, look]));
  const first = citySlugs.flatMap((slug) => shown(lookOf.get(slug), cities[slug]));
  const added = looks.flatMap((look) => (isCitySlug(look.slug) ? [] : shown(look, newCity(look.slug))));
  return [...first, ...added];
}

/** Returns a city before anything is known of it but its slug. */
const newCity = (slug: string): City => ({
  slug,
  path: `/social/${slug}`,
  latitude: 0,
  longitude: 0,
  colour: 'green',
  arcade: `/social/${slug}/games`,
});

function shown(look: CityLook | undefined, city: City): City[] {
  if (look?.hidden) return [];
  const { names, skyline, latitude, longitude } = look ?? {};
  return [
    {
      ...city,
      ...(names && { names }),
      ...(skyline && { skyline, colour: skyline.colour }),
      ...(latitude !== undefined && { latitude: latitude / 100 }),
      ...(longitude !== undefined && { longitude: longitude / 100 }),
    },
  ];
}
