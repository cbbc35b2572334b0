/** Rows per page of the leaderboard. */
export const pageSize = 50;

/** Returns the page, counted from 0, that has a rank, counted from 1. */
export function pageOfRank(rank: number): number {
  return Math.floor((rank - 1) / pageSize);
}
