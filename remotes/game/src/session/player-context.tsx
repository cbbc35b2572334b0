import type { Player } from '@rainbow-rabbit/processes/rabbit/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { WalletConnector, WalletMethod } from '@rainbow-rabbit/shared/wallet';
import { createContext, use } from 'react';

/** A registered player and the wallet that signs for them. */
export interface PlayerSession {
  player: Player;
  address: Address;
  method: WalletMethod;
  connector: WalletConnector;
  /** The wallet as the signer of this player's messages. */
  signer: ItemSigner;
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
