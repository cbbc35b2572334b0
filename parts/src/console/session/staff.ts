import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { neededContext } from '../../needed-context';

/** The person at the console: an address whose key this tab has proved to hold, and its wallet. */
export interface Staff {
  address: Address;
  signer: ItemSigner;
}

export const [StaffContext, useStaff] = neededContext<Staff>('StaffContext');
