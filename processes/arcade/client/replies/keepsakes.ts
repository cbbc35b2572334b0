import * as v from 'valibot';
import { keepsakeEntries, ledgerTime } from '../../../common/client/reply-fields';

export const challengeKeepsakeSchema = v.object({
  slug: v.string(),
  asset: keepsakeEntries.asset,
  at: ledgerTime,
});

export const challengeKeepsakesSchema = v.object({
  rows: v.array(
    v.object({
      /** Of the challenge, as its name. */
      slug: v.string(),
      name: v.string(),
      ...keepsakeEntries,
    }),
  ),
  at: ledgerTime,
});

/** A keepsake that the first of a challenge asks for. */
export type ChallengeKeepsake = v.InferOutput<typeof challengeKeepsakeSchema>;
/** The keepsakes that an address has earned by challenges. */
export type ChallengeKeepsakes = v.InferOutput<typeof challengeKeepsakesSchema>;
