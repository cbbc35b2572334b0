import type { Address, DataItemInput } from '@rainbow-rabbit/shared/arweave';
import { type AskingOptions, useWallet } from '@rainbow-rabbit/shared/wallet';
import { useMemo } from 'react';

/** The connected wallet as a signer of items. */
export interface ConnectedSigner {
  address: Address;
  /** @param asking its signal takes the question of a wallet in the app off the screen */
  signDataItem: (item: DataItemInput, asking?: AskingOptions) => Promise<Uint8Array>;
}

/** Returns the connected wallet as a signer; undefined without one. */
export function useItemSigner(): ConnectedSigner | undefined {
  const { state } = useWallet();
  const connected = state.status === 'connected' ? state : undefined;
  return useMemo(
    () =>
      connected && {
        address: connected.address,
        signDataItem: (item, asking) => connected.connector.signDataItem(item, asking),
      },
    [connected],
  );
}
