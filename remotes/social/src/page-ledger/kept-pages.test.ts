import { type CityPage, cityPageSchema, contentHash } from '@rainbow-rabbit/processes/community/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';
import { loadContentParser } from '../page-content/content-parser';
import { keptPage } from './kept-pages';
import { hasKeptPages } from './kept-pages-key';

const community = 'c'.repeat(43) as ProcessId;
const content = (title: string) => JSON.stringify({ v: 1, sections: [{ kind: 'text', title, body: title }] });

const page = (city: string, text: string | undefined, more: object = {}): CityPage =>
  v.parse(cityPageSchema, {
    city,
    language: 'en',
    zone: 'Europe/Lisbon',
    organisers: [],
    pages: {},
    number: 1,
    older: false,
    at: 5,
    ...(text !== undefined && { content: text, hash: contentHash(text) }),
    ...more,
  });

const storeOf = (city: string) => keptPage(community, { city, language: 'en' });
const keep = (value: CityPage) => storeOf(value.city).write({ value, at: 7 });
const keptContent = (city: string) => storeOf(city).read()?.value.content;

beforeEach(() => localStorage.clear());

test('nothing is taken from the storage before the parser is there', async () => {
  expect(hasKeptPages()).toBe(false);
  keep(page('lisbon', content('Hills')));
  expect(hasKeptPages()).toBe(true);
  expect(keptContent('lisbon')).toBeUndefined();
  await loadContentParser();
  expect(keptContent('lisbon')).toBe(content('Hills'));
  expect(storeOf('lisbon').read()?.at).toBe(7);
});

test('a page is kept for its community and language alone', () => {
  keep(page('lisbon', content('Hills')));
  expect(keptPage(community, { city: 'lisbon', language: 'ja' }).read()).toBeUndefined();
  expect(keptPage('d'.repeat(43) as ProcessId, { city: 'lisbon', language: 'en' }).read()).toBeUndefined();
});

test('the six pages that were read last are kept', () => {
  const cities = ['a', 'b', 'c', 'd', 'e', 'f'];
  for (const city of cities) keep(page(city, content(city)));
  keep(page('a', content('a')));
  keep(page('g', content('g')));
  expect([...cities, 'g'].map((city) => keptContent(city) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
});

test('an answer that says the same later writes nothing', () => {
  keep(page('lisbon', content('Hills')));
  const write = jest.spyOn(Storage.prototype, 'setItem');
  keep(page('lisbon', content('Hills'), { at: 99 }));
  expect(write).not.toHaveBeenCalled();
  keep(page('lisbon', content('River'), { number: 2 }));
  expect(write).toHaveBeenCalledTimes(1);
  write.mockRestore();
  expect(keptContent('lisbon')).toBe(content('River'));
});

test.each([
  ['has another hash than its content', content('Hills'), { hash: contentHash('another') }],
  ['is longer than a page may be', content('a'.repeat(25_000)), {}],
  ['has no content', undefined, { number: 0 }],
])('a page that %s takes the place of the one before, and is not kept', (_, text, more) => {
  keep(page('lisbon', content('Old')));
  keep(page('lisbon', text, more));
  expect(keptContent('lisbon')).toBeUndefined();
});

test.each([
  ['is no page', '[{"page":7}]'],
  ['is no JSON', '[{'],
  [
    'has a text that can not be shown',
    JSON.stringify([{ community, at: 1, page: page('lisbon', '{"v":1,"sections":[]}') }]),
  ],
  [
    'has more pages than are kept',
    JSON.stringify(Array(7).fill({ community, at: 1, page: page('lisbon', content('a')) })),
  ],
])('a storage that %s counts as empty', async (_, text) => {
  await loadContentParser();
  keep(page('lisbon', content('Hills')));
  expect(storeOf('lisbon').read()).toBeDefined();
  localStorage.setItem('rainbow-rabbit.social.pages', text);
  expect(storeOf('lisbon').read()).toBeUndefined();
});
