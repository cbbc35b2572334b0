import type { Making } from '@rainbow-rabbit/parts/console/making';
import { type KeptValue, keptValue } from '@rainbow-rabbit/parts/kept';
import { keptMessageSchema } from '@rainbow-rabbit/processes/common/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';

/** An event that is being made, as this browser keeps it. */
export interface EventMaking extends Making {
  /** True for a rehearsal. */
  isRehearsal?: boolean | undefined;
}

const makingSchema = v.object({
  name: v.string(),
  isRehearsal: v.optional(v.boolean()),
  spawned: v.optional(keptMessageSchema),
});

/** The event that an address is making in this browser. */
export const makingStore = (address: Address): KeptValue<EventMaking> =>
  keptValue(['game', 'new-event', address], makingSchema);
