import { maxCityNameLength } from '../client';

/** The data of an act that adds a city beside the first ones. */
export const newCity = (slug: string, zone = 'UTC') => ({
  slug,
  zone,
  names: { en: slug },
  latitude: 4190,
  longitude: 1250,
  skyline: { colour: 'red', land: 'hills', ground: 'park', towers: 3, houses: 8, seed: 7 },
});

/** The names of a city that are as long as names can be, in as many languages as there can be. */
export const longestNames = Object.fromEntries(
  ['en', ...Array.from('abcdefghijk', (letter) => `z${letter}`)].map((language) => [
    language,
    '\u{1F407}'.repeat(maxCityNameLength),
  ]),
);
