import * as v from 'valibot';
import { ledgerTime, wholeNumber } from '../../../common/client/reply-fields';
import { rabbitErrorCodes } from '../generated';
import { rabbitIdSchema } from '../rabbit-id';
import { colourName } from './fields';

export const outcomeSchema = v.object({
  /** Absent where the process could not read the number. */
  rabbit: v.optional(rabbitIdSchema),
  /** Absent where the process could not read the number. */
  slot: v.optional(wholeNumber),
  ok: v.boolean(),
  /** A code that this app does not know counts as none. */
  code: v.fallback(v.optional(v.picklist(rabbitErrorCodes)), undefined),
  confirmed: wholeNumber,
  struck: wholeNumber,
});

/** The outcome of one disclosed token. */
export type DisclosureOutcome = v.InferOutput<typeof outcomeSchema>;

/** The fields by which a reply shows a claim that was taken. */
export const takenClaimFields = {
  rabbit: rabbitIdSchema,
  nickname: v.string(),
  colour: colourName,
  slot: wholeNumber,
  /**
   * The effect on the own screen: the colour shows (`collected`); or it showed already, and the claim steps in should the
   * one before it fall (`reserve`); or it shows only once confirmed, since claims were proven false (`waiting`).
   */
  outcome: v.picklist(['collected', 'reserve', 'waiting']),
  collected: v.array(colourName),
  complete: v.boolean(),
  block: v.optional(wholeNumber),
};

export const scannedSchema = v.object({
  ...takenClaimFields,
  disclosed: v.array(outcomeSchema),
  /** True when the acknowledgement that rode along was taken. */
  acknowledged: v.optional(v.boolean()),
  at: ledgerTime,
});

/** A scan that counted; `collected` are all colours that the player has now. */
export type Scanned = v.InferOutput<typeof scannedSchema>;

export const disclosedSchema = v.object({
  disclosed: v.array(outcomeSchema),
  /** True when the acknowledgement that rode along was taken. */
  acknowledged: v.optional(v.boolean()),
  at: ledgerTime,
});

/** The reply to `Settle`; `done` is false while more waits to be worked off. */
export const settledSchema = v.object({ done: v.boolean(), at: ledgerTime });
