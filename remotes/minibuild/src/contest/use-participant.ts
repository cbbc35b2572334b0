import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useMemo } from 'react';

/** The connected wallet as a sender of messages. */
export interface Participant {
  address: Address;
  /** Asks its user for each message. */
  signer: ItemSigner & { address: Address };
}

/** Returns the connected wallet; undefined while none is connected. */
export function useParticipant(): Participant | undefined {
  const { state } = useWallet();
  const { address, connector } = state.status === 'connected' ? state : {};
  return useMemo(
    () =>
      address &&
      connector && { address, signer: { address, signDataItem: (item) => connector.signDataItem(item) } },
    [address, connector],
  );
}
