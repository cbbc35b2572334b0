import * as v from 'valibot';
import { rabbitIdSchema } from '../rabbit-id';
import { addressText, transactionId } from './address-text';
import { colourName, ledgerTime, wholeNumber } from './fields';

/** The draw of the White Rabbit; anybody can repeat it once its seed is open (`whiteRabbits`). */
export const drawSchema = v.object({
  /** In base64url, like the seed. */
  commitment: v.string(),
  at: wholeNumber,
  seed: v.optional(v.string()),
  /** Editions for which the staff drew once more. */
  redraws: v.optional(v.array(wholeNumber)),
});

/** An edition of the envelopes. */
export const dealSchema = v.object({
  edition: wholeNumber,
  /** Id of the table on the storage network. */
  table: transactionId,
  /** SHA-256 of the table, in base64url. */
  hash: v.string(),
  /** Rabbits that have an envelope: those of the numbers 1 to `count`. */
  count: wholeNumber,
  /** Acts of the staff that the draw took into account. */
  acts: wholeNumber,
  at: wholeNumber,
});

/** The payment of the prize. */
export const paymentSchema = v.object({
  payment: transactionId,
  note: v.optional(v.string()),
  at: wholeNumber,
});

/** The reply to `ScanPrinted`: the claim waits for the staff to confirm it, and shows meanwhile. */
export const scannedPrintedSchema = v.object({
  rabbit: rabbitIdSchema,
  nickname: v.string(),
  colour: colourName,
  outcome: v.picklist(['collected', 'reserve', 'waiting']),
  collected: v.array(colourName),
  complete: v.boolean(),
  block: v.optional(wholeNumber),
  at: ledgerTime,
});

/** A scan of a printed badge that counted. */
export type ScannedPrinted = v.InferOutput<typeof scannedPrintedSchema>;

/** The reply to `Acknowledge`. */
export const acknowledgedSchema = v.object({ edition: wholeNumber, at: ledgerTime });

/** The reply to `Dispute`: the number of the dispute, and how many more the player can raise. */
export const disputedSchema = v.object({ dispute: wholeNumber, left: wholeNumber, at: ledgerTime });

export type Disputed = v.InferOutput<typeof disputedSchema>;

export const acknowledgementsSchema = v.object({
  total: wholeNumber,
  rows: v.array(
    v.object({
      rabbit: rabbitIdSchema,
      address: addressText,
      edition: wholeNumber,
      /** In base64url; `openAcknowledgement` opens it. */
      sealed: v.string(),
      acknowledgedAt: wholeNumber,
    }),
  ),
  at: ledgerTime,
});

/** A page of the players' latest acknowledgements, those first whose first one came first. */
export type Acknowledgements = v.InferOutput<typeof acknowledgementsSchema>;

const claimStatus = v.picklist(['pending', 'confirmed', 'withheld', 'void', 'struck', 'dropped']);
const disputeStatus = v.picklist(['open', 'struck', 'dismissed']);

export const printedSchema = v.object({
  total: wholeNumber,
  rows: v.array(
    v.object({
      /** Number of the scan, which `SettlePrinted` takes. */
      scan: wholeNumber,
      /** The rabbit whose badge it was. */
      rabbit: rabbitIdSchema,
      scanner: rabbitIdSchema,
      /** Address of the player who scanned, to which the claim is bound. */
      address: addressText,
      nickname: v.string(),
      /** In base64url. */
      claim: v.string(),
      scannedAt: wholeNumber,
      status: claimStatus,
    }),
  ),
  at: ledgerTime,
});

/** A page of the scans of printed badges, oldest first. */
export type PrintedScans = v.InferOutput<typeof printedSchema>;

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
