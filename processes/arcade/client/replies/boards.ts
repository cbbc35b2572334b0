import * as v from 'valibot';
import { addressText, ledgerTime, transactionId, wholeNumber } from '../../../common/client/reply-fields';
import { arcadeList, gameName } from './runs';

const arcadeRowSchema = v.object({
  /** From 1. */
  place: wholeNumber,
  address: addressText,
  /** The person's best score on the board. */
  score: wholeNumber,
  /** The run that made it. */
  run: transactionId,
  /** Time of its submission. */
  runAt: wholeNumber,
  /** Present when the inputs came inhumanly evenly; for the staff and organisers to look at. */
  isFlagged: v.optional(v.literal(true)),
});

/** A person's row on a board of the arcade. */
export type ArcadeRow = v.InferOutput<typeof arcadeRowSchema>;

export const arcadeBoardSchema = v.object({
  /** Id. */
  board: v.string(),
  /** Absent for the board of a challenge that there isn't. */
  game: v.optional(gameName),
  list: arcadeList,
  /** Places of the list. */
  total: wholeNumber,
  /** Places of everybody who isn't admitted. */
  others: wholeNumber,
  rows: v.array(arcadeRowSchema),
  at: ledgerTime,
});

/** A page of one list of a board, the best score first, and the earlier one first of two that are equal. */
export type ArcadeBoard = v.InferOutput<typeof arcadeBoardSchema>;

export const arcadePlaceSchema = v.object({
  board: v.string(),
  /** The list that the address is on, and its places; absent when it is not on the board: there are no rows then. */
  list: v.optional(arcadeList),
  total: v.optional(wholeNumber),
  own: v.optional(
    v.object({ place: wholeNumber, score: wholeNumber, run: transactionId, runAt: wholeNumber }),
  ),
  rows: v.array(arcadeRowSchema),
  at: ledgerTime,
});

/** The place of an address on a board, and the rows around it. */
export type ArcadePlace = v.InferOutput<typeof arcadePlaceSchema>;
