/** A part of a log: from a place up to, and without, another one. */
export interface LogRange {
  from: number;
  to: number;
}

export type LogOrder = 'newest' | 'oldest';

/** Entries that are looked at in one step: a page of the scheduler unit. */
const stepEntries = 100;

/** Returns the next step of a search that has looked at so many entries of a range. */
export function nextStep({ from, to }: LogRange, order: LogOrder, looked: number): LogRange {
  if (order === 'oldest') return { from: from + looked, to: Math.min(to, from + looked + stepEntries) };
  return { from: Math.max(from, to - looked - stepEntries), to: to - looked };
}
