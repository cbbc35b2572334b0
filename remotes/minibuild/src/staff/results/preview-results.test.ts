import type { EntryRow, SheetRow } from '@rainbow-rabbit/processes/minibuild/client';
import { gapsIn, previewResults } from './preview-results.domain';

const entry = (number: number, approvals: number, change: Partial<EntryRow> = {}) =>
  ({
    entry: number,
    kind: 'text',
    title: `Entry ${number}`,
    team: { team: number, name: `Team ${number}` },
    approvals,
    ...change,
  }) as EntryRow;
const sheet = (number: number, scores: number[] | undefined, counts = true) =>
  ({ entry: number, scores, counts, isConflict: !scores }) as SheetRow;
const rules = { voteWeight: 50, weights: [3, 1] };

test('points are the votes’ share of the most approvals, and the weighted score of the judges', () => {
  const rows = previewResults(
    [entry(1, 10), entry(2, 5), entry(3, 0)],
    [sheet(1, [10, 10]), sheet(2, [10, 0]), sheet(2, [0, 10]), sheet(3, undefined)],
    rules,
  );
  expect(
    rows.map(({ place, entry: number, points, jury, judges }) => [place, number, points, jury, judges]),
  ).toEqual([
    [1, 1, 10_000, 10_000, 1],
    [2, 2, 5000, 5000, 2],
    [3, 3, 0, 0, 0],
  ]);
  expect(gapsIn(rows, true).unscored.map(({ entry: number }) => number)).toEqual([3]);
  expect(gapsIn(rows, false).unscored).toEqual([]);
});

test('entries that are hidden or withdrawn leave the ranking, and so does the most that they had', () => {
  const rows = previewResults(
    [entry(1, 90, { isHidden: true }), entry(2, 70, { isWithdrawn: true }), entry(3, 4)],
    [],
    { voteWeight: 100, weights: [] },
  );
  expect(rows).toMatchObject([{ place: 1, entry: 3, points: 10_000 }]);
});

test('equal entries share a place, and the next place is skipped', () => {
  const rows = previewResults([entry(1, 1), entry(2, 3), entry(3, 3), entry(4, 0)], [], {
    voteWeight: 100,
    weights: [],
  });
  expect(rows.map(({ place, entry: number }) => [place, number])).toEqual([
    [1, 2],
    [1, 3],
    [3, 1],
    [4, 4],
  ]);
  expect(gapsIn(rows, true).shared).toEqual([1]);
});

test('the scores of somebody who is no judge any more don’t count', () => {
  const [row] = previewResults([entry(1, 0)], [sheet(1, [10, 10], false), sheet(1, [4, 4])], rules);
  expect(row).toMatchObject({ jury: 4000, judges: 1, points: 2000 });
});

test('there are no results without entries', () => {
  expect(previewResults([], [], rules)).toEqual([]);
});
