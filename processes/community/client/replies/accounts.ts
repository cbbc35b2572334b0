import * as v from 'valibot';
import { admissionStatus } from '../../../admission/client';
import { ledgerTime, tokenQuantity, wholeNumber } from '../../../common/client/reply-fields';
import { earningKinds } from '../generated';

const awardSchema = v.object({
  kind: v.picklist(earningKinds),
  points: wholeNumber,
  quantity: tokenQuantity,
  /** Id of the board that has the points. */
  board: v.string(),
  /** The reason that the source of the points gave. */
  why: v.string(),
  at: wholeNumber,
});

/** Points that were awarded, and the quantity that they were worth then. */
export type Award = v.InferOutput<typeof awardSchema>;

export const earningsSchema = v.object({
  /** Only an admitted address is paid. */
  admission: admissionStatus,
  claimable: tokenQuantity,
  /** Sent, and not answered by the token. */
  pending: tokenQuantity,
  paid: tokenQuantity,
  /** The rest of the caps of the day in UTC, for the address and for everybody; the day ends at a time in Unix milliseconds. */
  today: v.object({ person: tokenQuantity, pot: tokenQuantity, endsAt: wholeNumber }),
  /** The newest awards, the newest first. */
  rows: v.array(awardSchema),
  /** Number of all awards. */
  total: wholeNumber,
  at: ledgerTime,
});

/** Everything that an address has earned, in the token's smallest units. */
export type Earnings = v.InferOutput<typeof earningsSchema>;
