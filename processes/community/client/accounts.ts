import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { ProcessPlace, ProcessReadOptions } from '../../common/client';
import { communityCalls } from './community-calls';
import { type Earnings, earningsSchema } from './replies/accounts';

/** Reads everything that an address has earned, with the newest awards. */
export function readEarnings(
  community: ProcessPlace,
  address: Address,
  options?: ProcessReadOptions,
): Promise<Earnings> {
  return communityCalls.read(
    community,
    { action: 'Earned', data: { address }, schema: earningsSchema },
    options,
  );
}
