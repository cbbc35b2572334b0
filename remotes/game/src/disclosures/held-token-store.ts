import { useMemo } from 'react';
import { useGame } from '../session/game-context';
import { usePlayer } from '../session/player-context';
import { gameStorage } from '../stored/game-storage';
import type { StoredValue } from '../stored/stored-value';
import { type HeldTokens, heldTokensSchema } from './domain/held-tokens';

/** The tokens that this browser holds for the player at this screen. */
export function useHeldTokenStore(): StoredValue<HeldTokens> {
  const { process } = useGame().event;
  const { address } = usePlayer();
  return useMemo(() => gameStorage([process, address, 'held-tokens'], heldTokensSchema), [process, address]);
}
