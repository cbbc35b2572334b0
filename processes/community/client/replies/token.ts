import * as v from 'valibot';
import { ledgerTime, processIdText, tokenQuantity } from '../../../common/client/reply-fields';
import { earningKinds } from '../generated';

export const potSchema = v.object({
  /** The token's process; absent until the staff name one. */
  token: v.optional(processIdText),
  /** Quantity of a point, by kind; absent until the staff set one. */
  rates: v.optional(v.partial(v.object(v.entriesFromList(earningKinds, tokenQuantity)))),
  /** Everything that the pot ever got: the sum of `free`, `reserved` and `paid`. */
  funded: tokenQuantity,
  /** Can be claimed. */
  free: tokenQuantity,
  /** Sent, and not answered by the token. */
  reserved: tokenQuantity,
  paid: tokenQuantity,
  at: ledgerTime,
});

/** The pot that claims are paid from, in the token's smallest units. */
export type Pot = v.InferOutput<typeof potSchema>;
