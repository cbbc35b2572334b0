import * as v from 'valibot';
import { addressText, ledgerTime, wholeNumber } from '../../../common/client/reply-fields';
import { rabbitIdSchema } from '../rabbit-id';
import { claimStatus } from './fields';
import { takenClaimFields } from './scan';

/** The reply to `ScanPrinted`: the claim waits for the staff to confirm it, and shows meanwhile. */
export const scannedPrintedSchema = v.object({ ...takenClaimFields, at: ledgerTime });

/** A scan of a printed badge that counted. */
export type ScannedPrinted = v.InferOutput<typeof scannedPrintedSchema>;

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
