import * as v from 'valibot';
import { addressText, ledgerTime, wholeNumber } from '../../../common/client/reply-fields';
import { entryKind } from './contest';
import { entryRowEntries, teamName } from './entries';

export const ballotListSchema = v.object({
  /** Ballots that were ever counted. */
  total: wholeNumber,
  rows: v.array(
    v.object({
      address: addressText,
      entries: v.array(wholeNumber),
      votedAt: wholeNumber,
      /** True when the staff have removed the person: the ballot doesn't count. */
      isRemoved: v.optional(v.literal(true)),
    }),
  ),
  at: ledgerTime,
});

/** A page of the ballots, in the order of their first votes. */
export type BallotList = v.InferOutput<typeof ballotListSchema>;

const resultRowSchema = v.object({
  /** From 1; entries that are equal in everything share a place. */
  place: wholeNumber,
  entry: wholeNumber,
  kind: entryKind,
  title: v.string(),
  team: teamName,
  preview: entryRowEntries.preview,
  /** Basis points, 0 to 10,000. */
  points: wholeNumber,
  approvals: wholeNumber,
  /** The jury's score in basis points; 0 without any judge's score. */
  jury: wholeNumber,
  /** Judges whose scores count. */
  judges: wholeNumber,
  /** True when the staff hid it after the results were published. */
  isHidden: v.optional(v.literal(true)),
});

/** An entry in the results. */
export type ResultRow = v.InferOutput<typeof resultRowSchema>;

export const resultsSchema = v.object({
  /** Absent until the results are published; there are no rows then. */
  publishedAt: v.optional(wholeNumber),
  total: wholeNumber,
  /** Approvals of the entry that has most. */
  mostApprovals: wholeNumber,
  /** Ballots that counted. */
  ballots: wholeNumber,
  rows: v.array(resultRowSchema),
  at: ledgerTime,
});

/** A page of the published results, the first place first. */
export type Results = v.InferOutput<typeof resultsSchema>;

const sheetRowSchema = v.object({
  judge: addressText,
  /** Shown name of the judge. */
  name: v.string(),
  entry: wholeNumber,
  /** By the criteria, in their order; absent for a conflict. */
  scores: v.optional(v.array(wholeNumber)),
  isConflict: v.boolean(),
  scoredAt: wholeNumber,
  /** False for the scores of somebody who is no judge now, or has joined the entry's team. */
  counts: v.boolean(),
});

/** A judge's scores of one entry. */
export type SheetRow = v.InferOutput<typeof sheetRowSchema>;

export const sheetSchema = v.object({ ...sheetRowSchema.entries, at: ledgerTime });

export const sheetListSchema = v.object({
  total: wholeNumber,
  rows: v.array(sheetRowSchema),
  at: ledgerTime,
});

/** A page of the judges' scores, in the order in which they were first given. */
export type SheetList = v.InferOutput<typeof sheetListSchema>;
