import * as v from 'valibot';
import { addressText, ledgerTime, wholeNumber } from '../../../common/client/reply-fields';
import { rabbitIdSchema } from '../rabbit-id';
import { colourName } from './fields';

export const playerSchema = v.object({
  registered: v.literal(true),
  address: addressText,
  rabbit: rabbitIdSchema,
  nickname: v.string(),
  xUsername: v.optional(v.string()),
  colour: colourName,
  banned: v.boolean(),
  /** Why the staff hide the player's nickname, in whose place `nickname` has the rabbit's number. */
  hiddenFor: v.optional(v.string()),
  collected: v.array(
    v.object({
      colour: colourName,
      rabbit: rabbitIdSchema,
      nickname: v.string(),
      slot: wholeNumber,
      at: wholeNumber,
      status: v.picklist(['pending', 'confirmed']),
      /** True for a scan of a printed badge. */
      printed: v.optional(v.literal(true)),
    }),
  ),
  complete: v.boolean(),
  block: v.optional(wholeNumber),
  rank: v.optional(wholeNumber),
  /** Number of the player's claims that were proven false. */
  voided: wholeNumber,
  /** Number of confirmed claims that the rabbit gave. */
  given: wholeNumber,
  chain: v.object({
    start: wholeNumber,
    length: wholeNumber,
    /** Its tokens count for the slots after this one; before, those of an older chain do. */
    after: wholeNumber,
    /** The slot of `value`. */
    slot: wholeNumber,
    /** The last verified value, in base64url. */
    value: v.string(),
  }),
  /** The newest claims on the player's rabbit, if they were asked for; only the rabbit's phone can check which are genuine. */
  caught: v.optional(
    v.array(
      v.object({
        /** Number, name and address of the player who scanned. */
        rabbit: rabbitIdSchema,
        nickname: v.string(),
        address: addressText,
        slot: wholeNumber,
        /** In base64url. */
        claim: v.string(),
        at: wholeNumber,
        /** True for a scan of the rabbit's printed badge, which the staff confirmed. */
        printed: v.optional(v.literal(true)),
        /** True once the player disputed the scan. */
        disputed: v.optional(v.literal(true)),
      }),
    ),
  ),
  /** The latest edition of the envelopes that the player acknowledged. */
  acknowledged: v.optional(wholeNumber),
  at: ledgerTime,
});

/** A registered player; `collected` has one entry for each colour. */
export type Player = v.InferOutput<typeof playerSchema>;

export const meSchema = v.variant('registered', [
  playerSchema,
  v.object({
    registered: v.literal(false),
    /** The address that was asked about, if it is one. */
    address: v.optional(addressText),
    at: ledgerTime,
  }),
]);

/** The state of an address in the process. */
export type Me = v.InferOutput<typeof meSchema>;
