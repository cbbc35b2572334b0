import type { Address, DataItemInput } from '@rainbow-rabbit/shared/arweave';
import { type AskingOptions, useWallet } from '@rainbow-rabbit/shared/wallet';
import { useMemo } from 'react';

/** The connected wallet as a sender of messages. */
export interface ConnectedSigner {
  address: Address;
  signer: {
    address: Address;
    /**
     * Asks its user for each message.
     * @param asking its signal takes the question of a wallet in the app off the screen
     */
    signDataItem: (item: DataItemInput, asking?: AskingOptions) => Promise<Uint8Array>;
  };
}

/** Returns the connected wallet; undefined while none is connected. */
export function useConnectedSigner(): ConnectedSigner | undefined {
  const { state } = useWallet();
  const { address, connector } = state.status === 'connected' ? state : {};
  return useMemo(
    () =>
      address &&
      connector && {
        address,
        signer: { address, signDataItem: (item, asking) => connector.signDataItem(item, asking) },
      },
    [address, connector],
  );
}
