import { makingFields } from '@rainbow-rabbit/parts/console/making';
import { type KeptValue, keptValue } from '@rainbow-rabbit/parts/kept';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';

const makingSchema = v.object({
  ...makingFields,
  /** True for a rehearsal. */
  isRehearsal: v.optional(v.boolean()),
});

/** An event that is being made, as this browser keeps it. */
export type EventMaking = v.InferOutput<typeof makingSchema>;

/** The event that an address is making in this browser. */
export const makingStore = (address: Address): KeptValue<EventMaking> =>
  keptValue(['game', 'new-event', address], makingSchema);
