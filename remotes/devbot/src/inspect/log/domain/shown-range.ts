import type { LogOrder, LogRange } from './log-range';

/** Rows that one list has, at most: browsers draw no element of any height. */
export const maxListRows = 20_000;

/** Entries before those that come while somebody watches. */
export const entriesBefore = 20;

/**
 * Returns the part of a log that a list shows.
 * @param length entries of the log
 * @param at the place to begin with, if one was chosen
 */
export function shownRange(length: number, order: LogOrder, at: number | undefined): LogRange {
  if (order === 'oldest') {
    const from = Math.min(at ?? 0, length);
    return { from, to: Math.min(length, from + maxListRows) };
  }
  const to = Math.min(length, at === undefined ? length : at + 1);
  return { from: Math.max(0, to - maxListRows), to };
}
