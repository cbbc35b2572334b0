import type { Making } from '@rainbow-rabbit/parts/console/making';
import { type KeptValue, keptValue } from '@rainbow-rabbit/parts/kept';
import { keptMessageSchema } from '@rainbow-rabbit/processes/common/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';

const makingSchema = v.object({
  name: v.string(),
  spawned: v.optional(keptMessageSchema),
});

/** The contest that an address is making in this browser. */
export const contestMakingStore = (address: Address): KeptValue<Making> =>
  keptValue(['minibuild-staff', 'new-contest', address], makingSchema);
