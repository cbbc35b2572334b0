import { useMemo } from 'react';
import { useGame } from '../session/game-context';
import { usePlayer } from '../session/player-context';
import { gameStorage } from '../stored/game-storage';
import type { StoredValue } from '../stored/stored-value';
import { type TakenBack, takenBackSchema } from './domain/taken-back';

/** The lost colours that this browser still has to show to the player at this screen. */
export function useTakenBackStore(): StoredValue<TakenBack> {
  const { process } = useGame().event;
  const { address } = usePlayer();
  return useMemo(() => gameStorage([process, address, 'taken-back'], takenBackSchema), [process, address]);
}
