import type { Player } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { useMemo } from 'react';
import { useGame } from './game-context';

/** A rabbit that this phone shows, and the address of its player; the wallet may be away. */
export interface OwnRabbit {
  player: Player;
  address: Address;
}

/** The player's rabbit on this phone, as last known; undefined for everybody who is not known to play. */
export function useOwnRabbitIfAny(): OwnRabbit | undefined {
  const { address, me } = useGame();
  const player = valueOf(me.reading);
  return useMemo(() => (address && player?.registered ? { player, address } : undefined), [address, player]);
}

/**
 * The player's rabbit on this phone, as last known.
 * @throws Error on the screens of those who don't play: a mistake in our own code
 */
export function useOwnRabbit(): OwnRabbit {
  const own = useOwnRabbitIfAny();
  if (!own) throw new Error('This screen is only for players');
  return own;
}
