import * as v from 'valibot';
import { ledgerTime, wholeNumber } from '../../../common/client/reply-fields';
import { rabbitIdSchema } from '../rabbit-id';

export const nameFlaggedSchema = v.object({ rabbit: rabbitIdSchema, at: ledgerTime });

export const flaggedNamesSchema = v.object({
  total: wholeNumber,
  rows: v.array(
    v.object({
      rabbit: rabbitIdSchema,
      nickname: v.string(),
      /** Number of flags since the staff last decided. */
      flags: wholeNumber,
      /** That of the latest flag. */
      reason: v.string(),
      flaggedAt: wholeNumber,
    }),
  ),
  at: ledgerTime,
});

/** A page of the players whose nicknames are flagged, those with most flags first. */
export type FlaggedNames = v.InferOutput<typeof flaggedNamesSchema>;
export type FlaggedName = FlaggedNames['rows'][number];
