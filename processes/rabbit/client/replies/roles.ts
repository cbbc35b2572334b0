import * as v from 'valibot';
import { addressText, ledgerTime, transactionId, wholeNumber } from '../../../common/client/reply-fields';
import { rabbitIdSchema } from '../rabbit-id';

/** The draw of the White Rabbit; anybody can repeat it once its seed is open (`drawnRabbits`). */
export const drawSchema = v.object({
  /** In base64url, like the key and the seed. */
  commitment: v.string(),
  /** Public key to which players seal their answers to the role cards. */
  acknowledgementKey: v.string(),
  at: wholeNumber,
  seed: v.optional(v.string()),
  /** Editions for which the staff drew once more, of an event whose seed they opened. */
  redraws: v.optional(v.array(wholeNumber)),
  /** Editions whose sealed part the revealed key didn't open: nobody is excluded by them. */
  unopened: v.optional(v.array(wholeNumber)),
});

/** The registrations as the first start froze them, from which the draw follows. */
export const frozenSchema = v.object({
  /** In base64url. */
  hash: v.string(),
  /** Rabbits that had been given: those who may be drawn. */
  players: wholeNumber,
  at: wholeNumber,
  block: wholeNumber,
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
