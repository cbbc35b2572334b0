import type { Making } from '@rainbow-rabbit/parts/console/making';
import { type KeptValue, keptId, keptValue } from '@rainbow-rabbit/parts/kept';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';

/** An event that is being made, as this browser keeps it. */
export interface EventMaking extends Making {
  /** True for a rehearsal. */
  isRehearsal?: boolean | undefined;
}

const makingSchema = v.object({
  name: v.string(),
  isRehearsal: v.optional(v.boolean()),
  spawned: v.optional(
    v.object({
      process: keptId<ProcessId>(),
      item: v.string(),
    }),
  ),
});

/** The event that an address is making in this browser. */
export const makingStore = (address: Address): KeptValue<EventMaking> =>
  keptValue(['game', 'new-event', address], makingSchema);
