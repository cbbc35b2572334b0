import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';
import { type KeptValue, keptId, keptValue } from '../kept/kept-value';
import type { ContestMaking } from './domain/making';

const makingSchema = v.object({
  name: v.string(),
  spawned: v.optional(v.object({ process: keptId<ProcessId>(), item: v.string() })),
});

/** The contest that an address is making in this browser. */
export const contestMakingStore = (address: Address): KeptValue<ContestMaking> =>
  keptValue(['new-contest', address], makingSchema);
