import { useEffect, useRef } from 'react';
import { useClaimWindow, useSettleWindow } from '../session/event-readings';
import { usePlayer } from '../session/player-context';
import { takenBetween, withTaken } from './taken-back.domain';
import { useTakenBackStore } from './taken-back-store';

/** Notes the colours that the player loses, whoever disclosed the codes and whichever screen is open. */
export function useWatchForTaken(): void {
  const { player } = usePlayer();
  const store = useTakenBackStore();
  const claimWindowMs = useClaimWindow();
  const settleWindowMs = useSettleWindow();
  const last = useRef(player);
  useEffect(() => {
    const before = last.current;
    if (player.address === before.address && player.at < before.at) return;
    last.current = player;
    const list = store.read() ?? [];
    const taken = takenBetween(before, player, { claimWindowMs, settleWindowMs });
    const left = withTaken(list, taken, player);
    if (left !== list) store.write(left);
  }, [player, store, claimWindowMs, settleWindowMs]);
}
