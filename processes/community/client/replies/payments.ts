import * as v from 'valibot';
import { ledgerTime, tokenQuantity, transactionId, wholeNumber } from '../../../common/client/reply-fields';

export const sentClaimSchema = v.object({
  /** Number of the payment. */
  payment: wholeNumber,
  /** Less than what can be claimed when an earlier payment is sent again. */
  quantity: tokenQuantity,
  at: ledgerTime,
});

/** The reply to `Claim`: the payment that was sent to the token. */
export type SentClaim = v.InferOutput<typeof sentClaimSchema>;

const paymentSchema = v.object({
  number: wholeNumber,
  quantity: tokenQuantity,
  state: v.picklist(['sent', 'paid', 'refused']),
  /** The time at which it was last sent, paid or refused. */
  at: wholeNumber,
  /** The token's notice of the payment, on the ledger. */
  message: v.optional(transactionId),
  /** The token's latest reason, where it refused. */
  why: v.optional(v.string()),
});

/** A payment to an address. */
export type Payment = v.InferOutput<typeof paymentSchema>;

export const paymentListSchema = v.object({
  total: wholeNumber,
  rows: v.array(paymentSchema),
  at: ledgerTime,
});

/** A page of an address's payments, newest first. */
export type PaymentList = v.InferOutput<typeof paymentListSchema>;
