import { defaultPageLimit } from '@rainbow-rabbit/processes/rabbit/client/domain';

/** Returns the page, counted from 0, that has a rank, counted from 1. */
export function pageOfRank(rank: number): number {
  return Math.floor((rank - 1) / defaultPageLimit);
}
