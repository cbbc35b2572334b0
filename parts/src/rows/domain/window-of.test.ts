import { windowOf } from './window-of';

test.each([
  ['at its start', 0, { first: 0, end: 18 }],
  ['in its middle', 50_000, { first: 492, end: 518 }],
  ['at its end', 99_000, { first: 982, end: 1000 }],
  ['below the screen', -5000, { first: 0, end: 0 }],
  ['above the screen', 200_000, { first: 1000, end: 1000 }],
])('a list %s draws few of its thousand rows', (_, above, rows) => {
  expect(windowOf(above, 1000, 100, 1000)).toEqual(rows);
});

test('a list without rows draws none', () => {
  expect(windowOf(0, 1000, 100, 0)).toEqual({ first: 0, end: 0 });
});
