/** Acts of a log, newest first, and the length of the whole log. */
export interface LogPart<Act> {
  rows: readonly Act[];
  total: number;
}

/**
 * Returns the newest acts of a log that only grows, without a gap, with those that came since; only the newest page, where they are more
 * than it has.
 */
export function withNewest<Act>(part: LogPart<Act>, { rows, total }: LogPart<Act>): LogPart<Act> {
  const added = Math.max(0, total - part.total);
  const joins = part.rows.length > 0 && added <= rows.length;
  return { rows: joins ? [...rows.slice(0, added), ...part.rows] : rows, total };
}

/**
 * Returns the part with a page of older acts, which was read from the end of the part on. Acts that came meanwhile have
 * moved its rows; the part itself has them at the next read.
 * @returns the same part when the page has nothing older
 */
export function withOlder<Act>(part: LogPart<Act>, { rows, total }: LogPart<Act>): LogPart<Act> {
  const older = rows.slice(Math.max(0, total - part.total));
  return older.length > 0 ? { rows: [...part.rows, ...older], total: part.total } : part;
}
