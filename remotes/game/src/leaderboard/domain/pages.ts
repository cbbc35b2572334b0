/** Rows on one page of the board. */
export const pageSize = 50;

/** The page, counted from 0, on which a rank, counted from 1, is found. */
export function pageOfRank(rank: number): number {
  return Math.floor((rank - 1) / pageSize);
}
