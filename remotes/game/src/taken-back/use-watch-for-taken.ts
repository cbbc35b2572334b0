import { useEffect, useRef } from 'react';
import { usePlayer } from '../session/player-context';
import { takenBetween, withTaken } from './domain/taken-back';
import { useTakenBackStore } from './taken-back-store';

/** Notes the colours that the player loses, whoever disclosed the codes and whichever screen is open. */
export function useWatchForTaken(): void {
  const { player } = usePlayer();
  const store = useTakenBackStore();
  const last = useRef(player);
  useEffect(() => {
    const before = last.current;
    if (player.address === before.address && player.at < before.at) return;
    last.current = player;
    const list = store.read() ?? [];
    const left = withTaken(list, takenBetween(before, player), player);
    if (left !== list) store.write(left);
  }, [player, store]);
}
