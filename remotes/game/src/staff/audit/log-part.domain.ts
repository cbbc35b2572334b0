import type { StaffLog } from '@rainbow-rabbit/processes/rabbit/client';

/** The newest acts of a log that only grows, without a gap, and the length of the whole log. */
export interface LogPart {
  acts: StaffLog['rows'];
  total: number;
}

/** Returns the part with the acts that came since; only the newest page, where they are more than it has. */
export function withNewest({ acts, total }: LogPart, { rows, total: newTotal }: LogPage): LogPart {
  const added = Math.max(0, newTotal - total);
  const joins = acts.length > 0 && added <= rows.length;
  return { acts: joins ? [...rows.slice(0, added), ...acts] : rows, total: newTotal };
}

/**
 * Returns the part with a page of older acts, which was read from the end of the part on. Acts that came meanwhile have
 * moved its rows; the part itself has them at the next read.
 * @returns the same part when the page has nothing older
 */
export function withOlder(part: LogPart, { rows, total }: LogPage): LogPart {
  const older = rows.slice(Math.max(0, total - part.total));
  return older.length > 0 ? { acts: [...part.acts, ...older], total: part.total } : part;
}

type LogPage = Pick<StaffLog, 'rows' | 'total'>;
