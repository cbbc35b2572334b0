import * as v from 'valibot';
import { addressText, ledgerTime, wholeNumber } from '../../../common/client/reply-fields';
import { gameName } from './runs';

const challengeEntries = {
  slug: v.string(),
  name: v.string(),
  game: gameName,
  /** Slug of the city that it belongs to. */
  city: v.optional(v.string()),
  startsAt: wholeNumber,
  endsAt: wholeNumber,
  /** 0 calm, 1 usual, 2 wild. */
  pace: v.picklist([0, 1, 2]),
  /** True when all its runs have one seed. */
  sameCourse: v.boolean(),
  isEnded: v.boolean(),
  isHidden: v.boolean(),
  organiser: addressText,
};

const challengeRowSchema = v.object(challengeEntries);

/** A challenge in a list. */
export type ChallengeRow = v.InferOutput<typeof challengeRowSchema>;

export const challengeSchema = v.object({ ...challengeEntries, at: ledgerTime });

/** A challenge that an organiser made. */
export type Challenge = v.InferOutput<typeof challengeSchema>;

export const challengeListSchema = v.object({
  /** Challenges of the arcade, hidden ones too. */
  total: wholeNumber,
  rows: v.array(challengeRowSchema),
  /** The offset of the next page; absent on the last one. */
  next: v.optional(wholeNumber),
  at: ledgerTime,
});

/** A page of the challenges that are not hidden, newest first. It may have fewer rows than were asked for: `next` says if it goes on. */
export type ChallengeList = v.InferOutput<typeof challengeListSchema>;
