import type { Making } from '@rainbow-rabbit/parts/console/making';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';
import { gameStorage } from '../../stored/game-storage';
import type { StoredValue } from '../../stored/stored-value';

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
      process: v.custom<ProcessId>((text) => typeof text === 'string' && /^[\w-]{43}$/.test(text)),
      item: v.string(),
    }),
  ),
});

/** The event that an address is making in this browser. */
export const makingStore = (address: Address): StoredValue<EventMaking> =>
  gameStorage(['new-event', address], makingSchema);
