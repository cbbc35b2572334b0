import type { Colour } from '@rainbow-rabbit/shared/ui';

/** A city of the communities: what the app knows of it without a network. */
export interface City {
  /** Its name on the ledger and in the keys of messages. */
  slug: CitySlug;
  /** Its page. */
  path: `/social/${string}`;
  /** Name of its time zone (IANA). */
  zone: string;
  /** Degrees north and east of its centre. */
  latitude: number;
  longitude: number;
  /** Marks the city on the map. No two cities share one, but for the eighth. */
  colour: Colour;
  /** The page of its arcade, if it has one. */
  arcade?: `/social/${string}/games`;
}

export const citySlugs = [
  'lisbon',
  'adi',
  'chandig',
  'vadodara',
  'mumbai',
  'bengaluru',
  'singapore',
  'ph',
] as const;

export type CitySlug = (typeof citySlugs)[number];

/** The eight cities, from west to east, and in India from north to south. `adi` is Abu Dhabi, `chandig` Chandigarh, and `ph` the Philippines, with Manila. */
export const cities: Readonly<Record<CitySlug, City>> = {
  lisbon: {
    slug: 'lisbon',
    path: '/social/lisbon',
    zone: 'Europe/Lisbon',
    latitude: 38.71,
    longitude: -9.14,
    colour: 'blue',
  },
  adi: {
    slug: 'adi',
    path: '/social/adi',
    zone: 'Asia/Dubai',
    latitude: 24.45,
    longitude: 54.38,
    colour: 'yellow',
  },
  chandig: {
    slug: 'chandig',
    path: '/social/india/chandig',
    zone: 'Asia/Kolkata',
    latitude: 30.74,
    longitude: 76.79,
    colour: 'green',
    arcade: '/social/india/chandig/games',
  },
  vadodara: {
    slug: 'vadodara',
    path: '/social/india/vadodara',
    zone: 'Asia/Kolkata',
    latitude: 22.3,
    longitude: 73.19,
    colour: 'red',
    arcade: '/social/india/vadodara/games',
  },
  mumbai: {
    slug: 'mumbai',
    path: '/social/india/mumbai',
    zone: 'Asia/Kolkata',
    latitude: 18.96,
    longitude: 72.83,
    colour: 'indigo',
    arcade: '/social/india/mumbai/games',
  },
  bengaluru: {
    slug: 'bengaluru',
    path: '/social/india/bengaluru',
    zone: 'Asia/Kolkata',
    latitude: 12.97,
    longitude: 77.59,
    colour: 'violet',
    arcade: '/social/india/bengaluru/games',
  },
  singapore: {
    slug: 'singapore',
    path: '/social/singapore',
    zone: 'Asia/Singapore',
    latitude: 1.3,
    longitude: 103.85,
    colour: 'red',
    arcade: '/social/singapore/games',
  },
  ph: {
    slug: 'ph',
    path: '/social/ph',
    zone: 'Asia/Manila',
    latitude: 14.59,
    longitude: 120.97,
    colour: 'orange',
    arcade: '/social/ph/games',
  },
};

/** Returns true for the slug of one of the eight cities; an app may know fewer than its community has. */
export const isCitySlug = (slug: string): slug is CitySlug => Object.hasOwn(cities, slug);
