import * as v from 'valibot';
import { addressText, ledgerTime, wholeNumber } from '../../../common/client/reply-fields';
import { eventPhases } from '../generated';
import { rabbitIdSchema } from '../rabbit-id';
import { outcomeSchema } from './scan';

export const answeredSchema = v.object({
  /** All seven colours show on the own screen. */
  complete: v.boolean(),
  /** Present once all seven colours are confirmed. */
  block: v.optional(wholeNumber),
  disclosed: v.array(outcomeSchema),
  at: ledgerTime,
});

/** An answer that was taken; nobody knows if it is right before the key is revealed. */
export type Answered = v.InferOutput<typeof answeredSchema>;

export const winnerSchema = v.object({
  rabbit: rabbitIdSchema,
  nickname: v.string(),
  address: addressText,
  xUsername: v.optional(v.string()),
  /** Time and block of the answer. */
  at: wholeNumber,
  block: wholeNumber,
});

/** The player who gave the first valid answer. */
export type Winner = v.InferOutput<typeof winnerSchema>;

export const revealedSchema = v.object({
  phase: v.picklist(eventPhases),
  /** Absent while answers are still to be judged: they go on with each message, and with `Settle`. */
  winner: v.optional(winnerSchema),
  at: ledgerTime,
});

/** The reply to a reveal of the key. */
export type Revealed = v.InferOutput<typeof revealedSchema>;

export const answersSchema = v.object({
  total: wholeNumber,
  rows: v.array(
    v.object({
      rabbit: rabbitIdSchema,
      address: addressText,
      /** 32 bytes in base64url. */
      answer: v.string(),
      at: wholeNumber,
      block: wholeNumber,
      /** Number of claims that all players had made before: later ones don't bear on the answer. */
      claims: wholeNumber,
    }),
  ),
  at: ledgerTime,
});

/** A page of the answers to the current question, in the ledger's order, for everybody who recomputes the winner. */
export type AnswerList = v.InferOutput<typeof answersSchema>;
