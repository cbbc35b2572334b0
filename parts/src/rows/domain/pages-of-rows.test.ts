import { pagesOfRows, withPage } from './pages-of-rows';

test.each([
  [{ first: 0, end: 50 }, 2000, [0]],
  [{ first: 0, end: 51 }, 2000, [0, 1]],
  [{ first: 30, end: 90 }, 50, [0]],
  [{ first: 1950, end: 2010 }, 2000, [39]],
  [{ first: 0, end: 1 }, undefined, [0]],
  [{ first: 0, end: 1 }, 0, [0]],
  [{ first: 60, end: 70 }, 20, []],
])('the pages of the rows %p of %p are %p', (rows, total, pages) => {
  expect(pagesOfRows(rows, 50, total)).toEqual(pages);
});

test('of too many pages, the farthest goes', () => {
  const full = new Map(Array.from({ length: 40 }, (_, page) => [page, []] as const));
  const next = withPage(full, 40, []);
  expect(next.size).toBe(40);
  expect([next.has(0), next.has(1), next.has(40)]).toEqual([false, true, true]);
});
