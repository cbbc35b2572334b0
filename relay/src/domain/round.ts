/** One dry run of a relay: the event, or rows of the ranking from an offset on. */
export type RelayRead = { kind: 'info' } | { kind: 'board'; offset: number };

/** Rows that one read of the ranking brings. */
export const rowsPerRead = 100;

/** A round takes at most three reads, each of 20 s with the wait before it: so all parts are renewed within 60 s. */
const maxBoardReads = 2;

/**
 * Returns the read whose turn it is: first the event, then the ranking from its top, then the event again.
 * @param turn number of successful reads so far
 * @param ranked number of ranked players, as last known
 */
export function readAt(turn: number, ranked: number): RelayRead {
  const boardReads = Math.min(maxBoardReads, Math.max(1, Math.ceil(ranked / rowsPerRead)));
  const place = turn % (1 + boardReads);
  return place === 0 ? { kind: 'info' } : { kind: 'board', offset: (place - 1) * rowsPerRead };
}
