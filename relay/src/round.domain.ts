/** One dry run of a relay: the event, rows of the ranking, or the standings of rabbits, from an offset on. */
export type RelayRead = { kind: 'info' } | { kind: 'board' | 'standings'; offset: number };

/** Rows that one read of the ranking brings. */
export const rowsPerRead = 100;

/** A round takes at most five reads, so that all parts are renewed within 60 s. */
const maxReads = 5;

const maxBoardReads = 2;

/** The size of an event as last known. */
export interface EventSize {
  /** Ranked players. */
  ranked: number;
  /** Rabbits that were given a number. */
  rabbits: number;
  /** Rabbits that one read of the standings brings; 0 where the process knows no such read. */
  rabbitsPerRead: number;
}

/**
 * Returns the reads of a round: the event, the ranking from its top, and as many of the standings as there is room for.
 * @param offset of the first standings of this round; in a large event each round brings others
 * @returns the reads, and the offset for the next round
 */
export function planRound(size: EventSize, offset: number): { reads: RelayRead[]; nextOffset: number } {
  const { ranked, rabbits, rabbitsPerRead } = size;
  const boardReads = Math.min(maxBoardReads, Math.max(1, Math.ceil(ranked / rowsPerRead)));
  const pages = rabbitsPerRead > 0 ? Math.ceil(rabbits / rabbitsPerRead) : 0;
  const room = Math.min(pages, maxReads - 1 - boardReads);
  const firstPage = pages > 0 ? Math.floor(offset / rabbitsPerRead) % pages : 0;
  const pageAt = (index: number) => (firstPage + index) % Math.max(1, pages);
  return {
    reads: [
      { kind: 'info' },
      ...Array.from({ length: boardReads }, (_, index) => ({
        kind: 'board' as const,
        offset: index * rowsPerRead,
      })),
      ...Array.from({ length: room }, (_, index) => ({
        kind: 'standings' as const,
        offset: pageAt(index) * rabbitsPerRead,
      })),
    ],
    nextOffset: pageAt(room) * rabbitsPerRead,
  };
}
