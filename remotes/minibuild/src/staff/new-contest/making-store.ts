import { type Making, makingSchema } from '@rainbow-rabbit/parts/console/making';
import { type KeptValue, keptValue } from '@rainbow-rabbit/parts/kept';
import type { Address } from '@rainbow-rabbit/shared/arweave';

/** The contest that an address is making in this browser. */
export const contestMakingStore = (address: Address): KeptValue<Making> =>
  keptValue(['minibuild-staff', 'new-contest', address], makingSchema);
