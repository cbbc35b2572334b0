import { type KeptValue, keptValue } from '@rainbow-rabbit/parts/kept';
import { useMemo } from 'react';
import { useGame } from '../session/game-context';
import { usePlayer } from '../session/player-context';
import { type TakenBack, takenBackSchema } from './taken-back.domain';

/** The lost colours that this browser still has to show to the player at this screen. */
export function useTakenBackStore(): KeptValue<TakenBack> {
  const { process } = useGame().event;
  const { address } = usePlayer();
  return useMemo(
    () => keptValue(['game', process, address, 'taken-back'], takenBackSchema),
    [process, address],
  );
}
