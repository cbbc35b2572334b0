import type { Leaderboard, Player } from '@rainbow-rabbit/processes/rabbit/client';
import { useEffect } from 'react';
import { useGame } from '../session/game-context';

interface AgreedPlaceParams {
  board: Leaderboard | undefined;
  player: Player | undefined;
  /** Asks for the board again. */
  refresh: () => Promise<void>;
}

/**
 * Returns the player's place, as the list on the screen has it if the player is on it. Where the last answers about the
 * list and about the player differ, the older one is asked for again.
 */
export function useAgreedPlace({ board, player, refresh }: AgreedPlaceParams): number | undefined {
  const { refresh: refreshPlayer } = useGame().me;
  const listed = board?.rows.find(({ rabbit }) => rabbit === player?.rabbit)?.rank;
  const differs = listed !== undefined && listed !== player?.rank;
  const boardAt = board?.at ?? 0;
  const playerAt = player?.at ?? 0;
  useEffect(() => {
    if (differs) void (boardAt < playerAt ? refresh() : refreshPlayer());
  }, [differs, boardAt, playerAt, refresh, refreshPlayer]);
  return listed ?? player?.rank;
}
