import { type KeptValue, keptId, keptValue } from '@rainbow-rabbit/parts/kept';
import type { Address, ProcessId, TxId } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';

const keptPaymentSchema = v.object({
  entry: v.number(),
  title: v.string(),
  address: keptId<Address>(),
  quantity: v.string(),
  token: keptId<ProcessId>(),
  /** The transfer's message: its id, and the signed item in base64url. */
  message: keptId<TxId>(),
  item: v.string(),
  /** Payments of the entry that were recorded when it was signed. */
  known: v.number(),
  /** Unix milliseconds by this browser's clock at which it was last announced. */
  claimedAt: v.optional(v.number()),
  /** False until the message is posted. */
  isPosted: v.boolean(),
  /** True once the token has told that it moved the quantity. */
  isMoved: v.boolean(),
});

/** A payment that was signed and isn't recorded yet. It is kept before its message is posted. */
export type KeptPayment = v.InferOutput<typeof keptPaymentSchema>;

/** The payment that this browser has begun for a contest and not finished; no other begins before it is. */
export const keptPayment = (contest: ProcessId): KeptValue<KeptPayment> =>
  keptValue(['minibuild-staff', 'payment', contest], keptPaymentSchema);
