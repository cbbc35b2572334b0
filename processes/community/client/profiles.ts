import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { ProcessPlace, ProcessReadOptions, ProcessSendOptions } from '../../common/client';
import { communityCalls } from './community-calls';
import {
  type Membership,
  membershipSchema,
  nameListSchema,
  type OwnName,
  ownNameSchema,
} from './replies/profiles';

/** Gives the sender a name of 1 to 24 characters; the empty text takes it away. */
export function setOwnName(
  community: ProcessPlace,
  name: string,
  options: ProcessSendOptions,
): Promise<OwnName> {
  return communityCalls.send(
    community,
    { action: 'Profile', data: { name }, schema: ownNameSchema },
    options,
  );
}

/** Reads the names of at most 50 addresses, without those that have none. */
export async function readNames(
  community: ProcessPlace,
  addresses: readonly Address[],
  options?: ProcessReadOptions,
): Promise<ReadonlyMap<Address, string>> {
  if (addresses.length === 0) return new Map();
  const call = { action: 'Names' as const, data: { addresses }, schema: nameListSchema };
  const { names = {} } = await communityCalls.read(community, call, options);
  return new Map(addresses.flatMap((address) => (names[address] ? [[address, names[address]]] : [])));
}

/** Reads what an address is in the community. */
export function readMembership(
  community: ProcessPlace,
  address: Address,
  options?: ProcessReadOptions,
): Promise<Membership> {
  return communityCalls.read(
    community,
    { action: 'Mine', data: { address }, schema: membershipSchema },
    options,
  );
}
