import { type KeptValue, keptValue } from '@rainbow-rabbit/parts/kept';
import { useMemo } from 'react';
import { useGame } from '../session/game-context';
import { usePlayer } from '../session/player-context';
import { type HeldTokens, heldTokensSchema } from './held-tokens.domain';

/** The tokens that this browser holds for the player at this screen. */
export function useHeldTokenStore(): KeptValue<HeldTokens> {
  const { process } = useGame().event;
  const { address } = usePlayer();
  return useMemo(
    () => keptValue(['game', process, address, 'held-tokens'], heldTokensSchema),
    [process, address],
  );
}
