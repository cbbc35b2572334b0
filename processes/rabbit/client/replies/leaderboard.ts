import * as v from 'valibot';
import { ledgerTime, wholeNumber } from '../../../common/client/reply-fields';
import { rabbitIdSchema } from '../rabbit-id';
import { colourName } from './fields';

export const leaderboardSchema = v.object({
  total: wholeNumber,
  rows: v.array(
    v.object({
      rank: wholeNumber,
      rabbit: rabbitIdSchema,
      nickname: v.string(),
      colour: colourName,
      count: wholeNumber,
      colours: v.array(colourName),
      at: v.optional(wholeNumber),
      block: v.optional(wholeNumber),
    }),
  ),
  at: ledgerTime,
});

/** A page of the ranking, and how many players are ranked. */
export type Leaderboard = v.InferOutput<typeof leaderboardSchema>;
export type LeaderboardRow = Leaderboard['rows'][number];
