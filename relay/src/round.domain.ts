/**
 * One turn of a relay: the event, rows of the ranking, or the standings of rabbits, from an offset on. `published` is the event and the first
 * page of the ranking, which their process publishes.
 */
export type RelayRead =
  | { kind: 'info' }
  | { kind: 'published' }
  | { kind: 'board'; offset: number }
  | { kind: 'standings'; offset: number };

/** Rows that one read of the ranking brings, and those that the relay publishes. */
export const rowsPerRead = 100;

/** A round takes at most five reads, so that all parts are renewed within 60 s. */
const maxReads = 5;

const relayedRows = 200;

/** The size of an event as last known. */
export interface EventSize {
  /** Ranked players. */
  ranked: number;
  /** Rabbits that were given a number. */
  rabbits: number;
  /** Rabbits that one read of the standings brings; 0 where the process knows no such read. */
  rabbitsPerRead: number;
  /** Rows from the top that come with the event; 0 where the process publishes nothing. */
  publishedRows: number;
}

/**
 * Returns the reads of a round: the event, the ranking from its top, and as many of the standings as there is room for.
 * @param offset of the first standings of this round; in a large event each round brings others
 * @returns the reads, and the offset for the next round
 */
export function planRound(size: EventSize, offset: number): { reads: RelayRead[]; nextOffset: number } {
  const { ranked, rabbits, rabbitsPerRead, publishedRows } = size;
  const isPublished = publishedRows > 0;
  const rows = Math.min(relayedRows, Math.max(isPublished ? 0 : 1, ranked)) - publishedRows;
  const boardReads = Math.max(0, Math.ceil(rows / rowsPerRead));
  // Published state has the time of its last change; each round has a dry run, whose time is that of the latest message.
  const leastPages = isPublished ? 1 : 0;
  const pages = rabbitsPerRead > 0 ? Math.max(leastPages, Math.ceil(rabbits / rabbitsPerRead)) : 0;
  const room = Math.min(pages, maxReads - 1 - boardReads);
  const firstPage = pages > 0 ? Math.floor(offset / rabbitsPerRead) % pages : 0;
  const pageAt = (index: number) => (firstPage + index) % Math.max(1, pages);
  return {
    reads: [
      { kind: isPublished ? 'published' : 'info' },
      ...Array.from({ length: boardReads }, (_, index) => ({
        kind: 'board' as const,
        offset: publishedRows + index * rowsPerRead,
      })),
      ...Array.from({ length: room }, (_, index) => ({
        kind: 'standings' as const,
        offset: pageAt(index) * rabbitsPerRead,
      })),
    ],
    nextOffset: pageAt(room) * rabbitsPerRead,
  };
}
