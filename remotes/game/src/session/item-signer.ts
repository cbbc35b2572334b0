import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { WalletConnector } from '@rainbow-rabbit/shared/wallet';

/** The signer of one wallet's messages. */
export function itemSignerOf(connector: WalletConnector, address: Address): ItemSigner {
  return { address, signDataItem: (item) => connector.signDataItem(item) };
}
