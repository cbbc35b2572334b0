import { useWakingInterval } from '@rainbow-rabbit/parts/rest';
import { useConnectedSigner } from '@rainbow-rabbit/parts/signer';
import { type Membership, readMembership } from '@rainbow-rabbit/processes/community/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { useMemo } from 'react';
import { useCommunity } from './use-community';

/** The connected wallet as a sender of messages. */
export interface Member {
  address: Address;
  /** Asks its user, unless they approved the message ahead. */
  signer: ItemSigner & { address: Address };
  /** Signs only what its user approved ahead; else it fails with `wallet.approval-needed`. */
  unasked: ItemSigner & { address: Address };
}

/** Returns the connected wallet; undefined while none is connected. */
export function useMember(): Member | undefined {
  const connected = useConnectedSigner();
  return useMemo(() => {
    if (!connected) return undefined;
    const { address, signer } = connected;
    const unasked: Member['unasked'] = {
      address,
      signDataItem: (item) => signer.signDataItem(item, { isUnasked: true }),
    };
    return { address, signer, unasked };
  }, [connected]);
}

/** The time between two readings of what an address is in the community. */
const membershipEveryMs = 120_000;

/** Returns what the connected wallet is in the community; undefined while that is unknown, and without a wallet. */
export function useMembership(): Membership | undefined {
  const community = useCommunity();
  const address = useMember()?.address;
  const { reading } = useReading({
    key: community && address ? `membership ${community.process} ${address}` : undefined,
    read: async (options) => (community && address ? readMembership(community, address, options) : undefined),
    everyMs: useWakingInterval(membershipEveryMs),
  });
  return valueOf(reading);
}
