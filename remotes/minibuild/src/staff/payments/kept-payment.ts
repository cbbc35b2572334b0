import { type KeptValue, keptId, keptValue } from '@rainbow-rabbit/parts/kept';
import { keptMessageSchema } from '@rainbow-rabbit/processes/common/client';
import type { Address, ProcessId, TxId } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';

const keptPaymentSchema = v.object({
  entry: v.number(),
  title: v.string(),
  address: keptId<Address>(),
  quantity: v.string(),
  token: keptId<ProcessId>(),
  /** The id of the transfer's message. */
  message: keptId<TxId>(),
  sent: keptMessageSchema,
  /** Payments of the entry that were recorded when it was signed. */
  known: v.number(),
  /** Unix milliseconds by this browser's clock at which it was last announced. */
  claimedAt: v.optional(v.number()),
  /** True once the token has said that it moved the quantity. */
  isMoved: v.boolean(),
});

/** A payment that was signed and isn't recorded yet. It is kept before its message is posted. */
export type KeptPayment = v.InferOutput<typeof keptPaymentSchema>;

/** The payment that this browser has begun for a contest and not finished; no other begins before it is. */
export const keptPayment = (contest: ProcessId): KeptValue<KeptPayment> =>
  keptValue(['minibuild-staff', 'payment', contest], keptPaymentSchema);
