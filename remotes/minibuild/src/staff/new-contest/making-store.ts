import type { Making } from '@rainbow-rabbit/parts/console/making';
import { type KeptValue, keptId, keptValue } from '@rainbow-rabbit/parts/kept';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';

const makingSchema = v.object({
  name: v.string(),
  spawned: v.optional(v.object({ process: keptId<ProcessId>(), item: v.string() })),
});

/** The contest that an address is making in this browser. */
export const contestMakingStore = (address: Address): KeptValue<Making> =>
  keptValue(['minibuild-staff', 'new-contest', address], makingSchema);
