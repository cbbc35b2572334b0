import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { createContext, use } from 'react';

/** The person at the console: an address whose key this tab has proved to hold, and its wallet. */
export interface Staff {
  address: Address;
  signer: ItemSigner;
}

export const StaffContext = createContext<Staff | undefined>(undefined);

/**
 * The person at the console.
 * @throws Error outside of the console: a mistake in our own code
 */
export function useStaff(): Staff {
  const staff = use(StaffContext);
  if (!staff) throw new Error('This screen is not inside a StaffContext');
  return staff;
}
