import * as v from 'valibot';
import { addressText, ledgerTime, wholeNumber } from '../../../common/client/reply-fields';
import { attendedState } from './meet-ups';

export const doorSchema = v.object({
  meetUp: wholeNumber,
  /** The organiser to whose address the chain is bound. */
  opener: addressText,
  /** Slot of the chain's anchor. */
  start: wholeNumber,
  /** Slots of the chain. */
  length: wholeNumber,
  /** Slot after which codes of this chain count: those up to it were given to an older door. */
  after: wholeNumber,
  slotMs: wholeNumber,
  /** The latest slot whose token is disclosed; `start` before the first one. */
  disclosed: wholeNumber,
  /** Value of the chain at that slot, 10 bytes in base64url: at first the anchor. */
  value: v.string(),
  /** Unix milliseconds after which no code counts. */
  closesAt: wholeNumber,
  /** People whose attendance is settled. */
  checkedIn: wholeNumber,
  /** False while check-ins of disclosed codes wait to be settled, of this door or of others. */
  settled: v.boolean(),
  at: ledgerTime,
});

/** The newest door of a meet-up. */
export type Door = v.InferOutput<typeof doorSchema>;

export const checkedInSchema = v.object({
  meetUp: wholeNumber,
  attended: attendedState,
  at: ledgerTime,
});

/** The reply to `CheckIn`. */
export type CheckedIn = v.InferOutput<typeof checkedInSchema>;

export const doorDisclosedSchema = v.object({
  meetUp: wholeNumber,
  slot: wholeNumber,
  /** Claims that this message proved true. */
  confirmed: wholeNumber,
  /** Claims that this message proved false. */
  void: wholeNumber,
  /** False while check-ins wait to be settled: each further message settles some. */
  settled: v.boolean(),
  checkedIn: wholeNumber,
  at: ledgerTime,
});

/** The reply to `Disclose`. */
export type DoorDisclosed = v.InferOutput<typeof doorDisclosedSchema>;
