import { type LogPart, withNewest, withOlder } from './log-part.domain';

/** A page of a log of acts 1 to `total`, newest first. */
const page = (total: number, offset: number, limit = 3): LogPart<number> => ({
  total,
  rows: Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, at) => total - offset - at),
});
const nothing: LogPart<number> = { rows: [], total: 0 };

test('older pages join the newest one, also when acts came meanwhile', () => {
  const first = withNewest(nothing, page(7, 0));
  const second = withOlder(first, page(7, 3));
  expect(second.rows).toEqual([7, 6, 5, 4, 3, 2]);
  expect(withOlder(second, page(9, 6)).rows).toEqual([7, 6, 5, 4, 3, 2, 1]);
});

test('acts that came since go on top', () => {
  const known = withOlder(withNewest(nothing, page(5, 0)), page(5, 3));
  expect(withNewest(known, page(7, 0))).toEqual({ rows: page(7, 0, 9).rows, total: 7 });
  expect(withNewest(known, page(5, 0))).toEqual(known);
});

test('a part with a gap is read anew from its newest page on', () => {
  const known = withNewest(nothing, page(5, 0));
  expect(withNewest(known, page(50, 0)).rows).toEqual([50, 49, 48]);
});

test('a page without older acts ends the reading', () => {
  const known = withNewest(nothing, page(3, 0));
  expect(withOlder(known, page(3, 3))).toBe(known);
});
