import { type ContestView, useContestRoom } from './contest-context';

/** Returns the contest of this page; all that ask share one reading. */
export function useContest(): ContestView {
  return useContestRoom();
}
