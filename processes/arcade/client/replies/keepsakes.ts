import * as v from 'valibot';
import { ledgerTime, transactionId } from '../../../common/client/reply-fields';

/** Its process, which is also the transaction whose data is its picture; absent until the network has made it. */
const asset = v.optional(transactionId);

export const challengeKeepsakeSchema = v.object({ slug: v.string(), asset, at: ledgerTime });

export const challengeKeepsakesSchema = v.object({
  rows: v.array(
    v.object({
      /** Of the challenge, as its name. */
      slug: v.string(),
      name: v.string(),
      isAsked: v.boolean(),
      asset,
    }),
  ),
  at: ledgerTime,
});

/** A keepsake that the first of a challenge asks for. */
export type ChallengeKeepsake = v.InferOutput<typeof challengeKeepsakeSchema>;
/** The keepsakes that an address has earned by challenges. */
export type ChallengeKeepsakes = v.InferOutput<typeof challengeKeepsakesSchema>;
