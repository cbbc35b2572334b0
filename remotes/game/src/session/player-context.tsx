import { neededContext } from '@rainbow-rabbit/parts/needed-context';
import type { Player } from '@rainbow-rabbit/processes/rabbit/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { WalletConnector, WalletMethod } from '@rainbow-rabbit/shared/wallet';

/** A registered player and the wallet that signs for them. */
export interface PlayerSession {
  player: Player;
  address: Address;
  method: WalletMethod;
  connector: WalletConnector;
  /** The wallet as the signer of this player's messages. */
  signer: ItemSigner;
}

/** The registered player at this screen. */
export const [PlayerContext, usePlayer] = neededContext<PlayerSession>('PlayerContext');
