import type { EntryRow, SheetRow } from '@rainbow-rabbit/processes/minibuild/client';
import { isChanged, scoreDraftOf, scoreOf, sheetEntries } from './score-draft.domain';

const sheet = (change: Partial<SheetRow>) => ({ entry: 1, isConflict: false, ...change }) as SheetRow;

test('a score is sent once every criterion has one; zero is one', () => {
  expect(scoreOf(4, scoreDraftOf(undefined, 2))).toBeUndefined();
  expect(scoreOf(4, { scores: [0, 10], isConflict: false })).toEqual({ entry: 4, scores: [0, 10] });
  expect(scoreOf(4, { scores: [undefined, 3], isConflict: true })).toEqual({ entry: 4, conflict: true });
});

test('what the ledger has already is no change', () => {
  const known = sheet({ scores: [3, 4] });
  expect(isChanged(scoreDraftOf(known, 2), known)).toBe(false);
  expect(isChanged({ scores: [3, 5], isConflict: false }, known)).toBe(true);
  expect(isChanged({ scores: [3, 4], isConflict: true }, known)).toBe(true);
  expect(isChanged(scoreDraftOf(sheet({ isConflict: true }), 2), sheet({ isConflict: true }))).toBe(false);
  expect(isChanged(scoreDraftOf(undefined, 0), undefined)).toBe(true);
});

test('entries without scores come first; those that are out don’t come', () => {
  const entry = (number: number, change: Partial<EntryRow> = {}) =>
    ({ entry: number, ...change }) as EntryRow;
  const list = sheetEntries(
    [entry(1), entry(2), entry(3, { isHidden: true }), entry(4), entry(5, { isWithdrawn: true })],
    [sheet({ entry: 1, scores: [1] }), sheet({ entry: 4, isConflict: true })],
  );
  expect(list.map(({ entry: row }) => row.entry)).toEqual([2, 1, 4]);
});
