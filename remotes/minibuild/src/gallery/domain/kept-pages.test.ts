import { missingPage, pagesWith } from './kept-pages';

test('a page is missing while one of its entries is shown and it is not there', () => {
  const pages = new Map([[0, []]]);
  expect(missingPage(pages, { first: 0, end: 50 }, 2000)).toBeUndefined();
  expect(missingPage(pages, { first: 0, end: 51 }, 2000)).toBe(1);
  expect(missingPage(pages, { first: 30, end: 90 }, 50)).toBeUndefined();
  expect(missingPage(pages, { first: 1950, end: 2010 }, 2000)).toBe(39);
});

test('of too many pages, the farthest goes', () => {
  const full = new Map(Array.from({ length: 40 }, (_, page) => [page, []] as const));
  const next = pagesWith(full, 40, []);
  expect(next.size).toBe(40);
  expect([next.has(0), next.has(1), next.has(40)]).toEqual([false, true, true]);
});
