import { gridFor, shownRows } from './grid';

test.each([
  [288, 2],
  [358, 2],
  [720, 4],
  [992, 5],
])('a width of %d pixels has %d columns', (widthPx, columns) => {
  expect(gridFor({ widthPx, cardPx: 170, gapPx: 12, textPx: 90 }).columns).toBe(columns);
});

test('the cards of a row fill its width, and their height follows', () => {
  expect(gridFor({ widthPx: 358, cardPx: 170, gapPx: 12, textPx: 90 })).toEqual({ columns: 2, rowPx: 275 });
});

test('the rows on the screen and their neighbours are shown', () => {
  const list = { rows: 1000, rowPx: 100, screenPx: 800, spare: 2 };
  expect(shownRows({ ...list, topPx: 300 })).toEqual({ first: 0, end: 7 });
  expect(shownRows({ ...list, topPx: -1050 })).toEqual({ first: 8, end: 21 });
  expect(shownRows({ ...list, topPx: -99_900 })).toEqual({ first: 997, end: 1000 });
  expect(shownRows({ ...list, topPx: 9000 })).toEqual({ first: 0, end: 3 });
  expect(shownRows({ ...list, topPx: -200_000 })).toEqual({ first: 997, end: 1000 });
});
