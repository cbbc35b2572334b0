import * as v from 'valibot';
import { addressText, ledgerTime, transactionId, wholeNumber } from '../../../common/client/reply-fields';
import { rabbitIdSchema } from '../rabbit-id';

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

/** The reply to `Acknowledge`. */
export const acknowledgedSchema = v.object({ edition: wholeNumber, at: ledgerTime });

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
