import * as v from 'valibot';
import { admissionSettingsSchema } from '../../../admission/client';
import { ledgerTime, processIdText, tokenQuantity } from '../../../common/client/reply-fields';
import { earningKinds } from '../generated';

export const potSchema = v.object({
  /** The token's process; absent until the staff name one. */
  token: v.optional(processIdText),
  /** Quantity of a point, by kind; absent until the staff set one. */
  rates: v.optional(v.partial(v.object(v.entriesFromList(earningKinds, tokenQuantity)))),
  /** The most that one person, and the pot, is paid in a day in UTC: what the staff have set, else a part of `funded`. */
  caps: v.object({ person: tokenQuantity, pot: tokenQuantity }),
  /** Whom it pays; while it admits anybody, nobody. */
  admission: admissionSettingsSchema,
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
