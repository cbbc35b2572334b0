import * as v from 'valibot';
import { addressText, ledgerTime, wholeNumber } from '../../../common/client/reply-fields';
import { contestPhase } from './contest';
import { entryEntries } from './entries';

const teamEntries = {
  team: wholeNumber,
  name: v.string(),
  /** Number of the person. */
  captain: wholeNumber,
  /** The captain first. */
  members: v.array(v.object({ person: wholeNumber, address: addressText, nickname: v.string() })),
  /** Invitations, used or not. */
  invites: wholeNumber,
  /** The indices, from 1, of those that nobody has used. */
  openInvites: v.array(wholeNumber),
  /** Number of its entry. */
  entry: v.optional(wholeNumber),
};

export const contestTeamSchema = v.object({ ...teamEntries, at: ledgerTime });

/** A team. */
export type TeamView = v.InferOutput<typeof contestTeamSchema>;

const ownBallotSchema = v.object({
  /** Numbers of the approved entries, ascending. */
  entries: v.array(wholeNumber),
  /** `asked` until the event has answered; `refused` when it answered that the rainbow is not confirmed. */
  status: v.picklist(['counted', 'asked', 'refused']),
  votedAt: wholeNumber,
});

export const mineSchema = v.object({
  address: addressText,
  phase: contestPhase,
  isStaff: v.boolean(),
  isJudge: v.boolean(),
  /** `asked`: a ballot counts once the event has confirmed the address's rainbow. */
  vote: v.picklist(['yes', 'asked', 'no']),
  /** The number of the address's latest act. */
  sequence: v.optional(wholeNumber),
  /** Absent until the address has signed up. */
  person: v.optional(
    v.object({
      person: wholeNumber,
      nickname: v.string(),
      website: v.optional(v.string()),
      hasContact: v.boolean(),
      signedUpAt: wholeNumber,
      /** The reason for which the staff removed the person. */
      removedFor: v.optional(v.string()),
    }),
  ),
  team: v.optional(v.object(teamEntries)),
  entry: v.optional(v.object(entryEntries)),
  ballot: v.optional(ownBallotSchema),
  at: ledgerTime,
});

/** All that a contest knows of one address. */
export type Mine = v.InferOutput<typeof mineSchema>;

export const ballotSchema = v.object({ ...ownBallotSchema.entries, at: ledgerTime });

/** The ballot of one address. */
export type Ballot = v.InferOutput<typeof ballotSchema>;
