import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { WalletConnector } from '@rainbow-rabbit/shared/wallet';
import { createContext, use } from 'react';
import type { Player } from '../process/replies';
import type { playerStores } from './game-stores';

/** A registered player with the wallet that signs for them and what this browser keeps of them. */
export interface PlayerSession {
  player: Player;
  address: Address;
  connector: WalletConnector;
  stores: ReturnType<typeof playerStores>;
}

export const PlayerContext = createContext<PlayerSession | undefined>(undefined);

/**
 * The registered player at this screen.
 * @throws Error outside of the players' screens: a mistake in our own code
 */
export function usePlayer(): PlayerSession {
  const session = use(PlayerContext);
  if (!session) throw new Error('This screen is not inside a PlayerContext');
  return session;
}
