import { useEffect } from 'react';
import { type MineView, useContestRoom } from './contest-context';

/** Returns the connected wallet's part in the contest; all that ask share one reading, which begins with the first. */
export function useMine(): MineView {
  const { own, wantMine } = useContestRoom();
  useEffect(wantMine, [wantMine]);
  return own;
}
