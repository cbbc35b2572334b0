import type { CityLook } from '@rainbow-rabbit/processes/community/client';
import { declaration } from '../declaration';
import { canBeCity } from './can-be-city';
import { cities, citiesOf, citySlugs } from './cities';

const skyline = { colour: 'red', land: 'hills', ground: 'park', towers: 3, houses: 8, seed: 7 } as const;
const rome: CityLook = {
  slug: 'rome',
  zone: 'Europe/Rome',
  names: { en: 'Rome' },
  latitude: 4190,
  longitude: 1250,
  skyline,
};

test('before the community answers, there are the eight', () => {
  expect(citiesOf([])).toEqual(citySlugs.map((slug) => cities[slug]));
});

test('a community adds cities, changes what the app knows, and hides cities', () => {
  const known = citiesOf([
    { slug: 'lisbon', zone: 'Europe/Lisbon' },
    { slug: 'adi', zone: 'Asia/Dubai', hidden: true },
    { slug: 'ph', zone: 'Asia/Manila', names: { en: 'Manila' }, skyline },
    rome,
    { ...rome, slug: 'oslo', hidden: true },
  ]);
  const of = (slug: string) => known.find((city) => city.slug === slug);
  expect(known).toHaveLength(8);
  expect(of('lisbon')).toEqual(cities.lisbon);
  expect(of('adi')).toBeUndefined();
  expect(of('ph')).toEqual({ ...cities.ph, names: { en: 'Manila' }, skyline, colour: 'red' });
  expect(known.at(-1)).toEqual({
    slug: 'rome',
    path: '/social/rome',
    arcade: '/social/rome/games',
    names: { en: 'Rome' },
    latitude: 41.9,
    longitude: 12.5,
    colour: 'red',
    skyline,
  });
});

test('no city has the path of another page', () => {
  const words = declaration.routes
    .map(({ path }) => /^\/social\/([^/]+)/.exec(path)?.[1] ?? '')
    .filter((word) => word !== '' && word !== ':city' && !(citySlugs as readonly string[]).includes(word));
  expect([...new Set(words)].filter((city) => canBeCity({ city }))).toEqual([]);
  expect(['rome', 'new-york', ...citySlugs].every((city) => canBeCity({ city }))).toBe(true);
  expect(['', 'r', 'Rome', 'r'.repeat(25), 'a/b', 'games'].some((city) => canBeCity({ city }))).toBe(false);
});
