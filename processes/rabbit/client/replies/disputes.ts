import * as v from 'valibot';
import { ledgerTime, wholeNumber } from '../../../common/client/reply-fields';
import { rabbitIdSchema } from '../rabbit-id';
import { claimStatus } from './fields';

const disputeStatus = v.picklist(['open', 'struck', 'dismissed']);

/** The reply to `Dispute`: the number of the dispute, and how many more the player can raise. */
export const disputedSchema = v.object({ dispute: wholeNumber, left: wholeNumber, at: ledgerTime });

export type Disputed = v.InferOutput<typeof disputedSchema>;

export const disputesSchema = v.object({
  total: wholeNumber,
  rows: v.array(
    v.object({
      /** Number of the dispute, which `Resolve` takes. */
      dispute: wholeNumber,
      /** The player who disputes. */
      by: rabbitIdSchema,
      byNickname: v.string(),
      /** The player who scanned. */
      rabbit: rabbitIdSchema,
      nickname: v.string(),
      slot: wholeNumber,
      scannedAt: wholeNumber,
      /** Status of the scan. */
      scan: claimStatus,
      reason: v.string(),
      raisedAt: wholeNumber,
      status: disputeStatus,
    }),
  ),
  at: ledgerTime,
});

/** A page of the disputes, newest first. */
export type Disputes = v.InferOutput<typeof disputesSchema>;

export const catchesSchema = v.object({
  rows: v.array(
    v.object({
      /** Number of the scan, among all scans of the event. */
      scan: wholeNumber,
      /** The player who scanned. */
      rabbit: rabbitIdSchema,
      nickname: v.string(),
      slot: wholeNumber,
      scannedAt: wholeNumber,
      status: claimStatus,
      /** True for a scan of the rabbit's printed badge. */
      printed: v.optional(v.literal(true)),
      /** Present once the rabbit's player disputed the scan. */
      dispute: v.optional(disputeStatus),
    }),
  ),
  /** The list goes on before this scan; absent at its end. */
  next: v.optional(wholeNumber),
  /** Number of disputes that the rabbit's player can still raise. */
  disputesLeft: wholeNumber,
  at: ledgerTime,
});

/** A page of the scans of one rabbit, newest first; it may have fewer rows than asked for, and still go on. */
export type Catches = v.InferOutput<typeof catchesSchema>;
export type CatchRow = Catches['rows'][number];
