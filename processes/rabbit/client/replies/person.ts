import * as v from 'valibot';
import { addressText, ledgerTime } from '../../../common/client/reply-fields';

/** The event's word about an address, which other processes ask for. */
export const personSchema = v.object({
  address: addressText,
  /** True for a player who registered with a ticket, takes part and isn't banned. */
  isPerson: v.boolean(),
  /** True once the rainbow of such a player is confirmed. */
  hasRainbow: v.boolean(),
  at: ledgerTime,
});

/** The word of the event about an address. */
export type PersonReply = v.InferOutput<typeof personSchema>;
