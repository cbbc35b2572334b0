import type { Leaderboard, Player, RabbitId } from '@rainbow-rabbit/processes/rabbit/client';
import { renderHook } from '@testing-library/react';
import { type Game, GameContext } from '../session/game-context';
import { useAgreedPlace } from './use-agreed-place';

const rabbit = 7 as RabbitId;
const boardAt = (at: number, rank: number) =>
  ({ at, total: 9, rows: [{ rabbit, rank }] }) as unknown as Leaderboard;
const playerAt = (at: number, rank: number) => ({ at, rabbit, rank }) as unknown as Player;

function placeOf(board: Leaderboard | undefined, player: Player) {
  const refresh = jest.fn(async () => undefined);
  const refreshPlayer = jest.fn(async () => undefined);
  const game = { me: { refresh: refreshPlayer } } as unknown as Game;
  const { result } = renderHook(() => useAgreedPlace({ board, player, refresh }), {
    wrapper: ({ children }) => <GameContext value={game}>{children}</GameContext>,
  });
  return { place: result.current, refresh, refreshPlayer };
}

test('the place is that of the list, and an older list is asked for again', () => {
  const { place, refresh, refreshPlayer } = placeOf(boardAt(1, 7), playerAt(2, 6));
  expect(place).toBe(7);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(refreshPlayer).not.toHaveBeenCalled();
});

test('an older player is asked for again, and nothing where both agree', () => {
  const older = placeOf(boardAt(2, 6), playerAt(1, 7));
  expect(older.place).toBe(6);
  expect(older.refreshPlayer).toHaveBeenCalledTimes(1);
  const same = placeOf(boardAt(2, 6), playerAt(1, 6));
  expect(same.refresh).not.toHaveBeenCalled();
  expect(same.refreshPlayer).not.toHaveBeenCalled();
});

test('away from the page of the list that has the player, the place is that of the last answer', () => {
  expect(placeOf(undefined, playerAt(1, 80)).place).toBe(80);
});
