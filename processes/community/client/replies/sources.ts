import * as v from 'valibot';
import { ledgerTime, processIdText, wholeNumber } from '../../../common/client/reply-fields';
import { sourceKinds } from '../generated';

export const sourceListSchema = v.object({
  total: wholeNumber,
  rows: v.array(
    v.object({
      process: processIdText,
      kind: v.picklist(sourceKinds),
      /** Id of the board that its points count on. */
      board: v.string(),
      /** Slug of the city on whose board they count too. */
      city: v.optional(v.string()),
      title: v.optional(v.string()),
      /** False while its points are refused. */
      on: v.boolean(),
      /** Number of its latest batch of points, 0 before the first. */
      batch: wholeNumber,
    }),
  ),
  at: ledgerTime,
});

/** A page of the processes that may send points, in the order in which they were added. */
export type SourceList = v.InferOutput<typeof sourceListSchema>;

export const pointsSchema = v.object({
  /** Number of the batch that is acknowledged. */
  batch: wholeNumber,
  at: ledgerTime,
});
