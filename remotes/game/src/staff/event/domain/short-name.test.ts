import { isSlug, newSlug, slugOf } from './short-name';

test.each([
  ['Orchard Fair', 'orchard-fair'],
  ['  Zażółć gęślą, Łódź 2026!', 'zazolc-gesla-lodz-2026'],
  ['Straße & Smørrebrød', 'strasse-smorrebrod'],
  ['Ｒａｂｂｉｔ 東京', 'rabbit'],
  ['春のイベント', ''],
  [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
])('the short name of %j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('a new event gets a short name that is its own and fits a link', () => {
  const long = 'x'.repeat(60);
  expect(newSlug('春のイベント', [])).toBe('event');
  expect(newSlug('Fair', ['fair', 'fair-2'])).toBe('fair-3');
  expect(newSlug(long, [slugOf(long)])).toBe(`${'x'.repeat(38)}-2`);
  expect([newSlug('???', []), newSlug(long, [slugOf(long)])].every(isSlug)).toBe(true);
});
