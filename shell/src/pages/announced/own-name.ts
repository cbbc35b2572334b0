import { maxProfileNameLength, readNames } from '@rainbow-rabbit/processes/community/client';
import type { AoClient } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { Network } from '@rainbow-rabbit/shared/network';

/** Reads the name that an account has in the communities, of 24 characters at most; undefined for an account without one. */
export async function readOwnName(
  ao: AoClient,
  { community }: Network,
  address: Address,
): Promise<string | undefined> {
  if (!community) return undefined;
  const names = await readNames({ ao, process: community }, [address]);
  return names.get(address)?.slice(0, maxProfileNameLength);
}
