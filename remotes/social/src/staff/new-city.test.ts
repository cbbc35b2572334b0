import { perLocale } from '@rainbow-rabbit/shared/i18n';
import { cityNamesOf, citySlugOf, degreesOf, skylineOf } from './new-city.domain';

test('a slug is made of the English name unless one is typed', () => {
  expect(citySlugOf({ slug: '', en: 'São Paulo (Centro)' })).toBe('sao-paulo-centro');
  expect(citySlugOf({ slug: ' sp ', en: 'São Paulo' })).toBe('sp');
  expect(citySlugOf({ slug: '', en: '東京' })).toBe('');
});

test('degrees are read with a point or a comma, up to the most', () => {
  expect(degreesOf(' 41,9 ', 9000)).toBe(4190);
  expect(degreesOf('\u22123.705', 9000)).toBe(-370);
  expect(degreesOf('90', 9000)).toBe(9000);
  expect(['', '90.1', 'north', '1e1', '0x1', '1.'].map((text) => degreesOf(text, 9000))).toEqual(
    Array(6).fill(undefined),
  );
});

test('names that were left empty are absent', () => {
  expect(cityNamesOf({ ...perLocale(() => ' '), en: ' Rome ', pl: 'Rzym' })).toEqual({
    en: 'Rome',
    pl: 'Rzym',
  });
});

test('numbers of a skyline that can not be right are undefined', () => {
  const typed = { ...perLocale(() => ''), slug: '', latitude: '', longitude: '', zone: '', lead: '' };
  const drawn = { colour: 'pink', land: 'hills', ground: 'park', towers: '13', houses: '12', seed: '-1' };
  expect(skylineOf({ ...typed, ...drawn })).toEqual({
    colour: 'red',
    land: 'hills',
    ground: 'park',
    towers: undefined,
    houses: 12,
    seed: undefined,
  });
});
