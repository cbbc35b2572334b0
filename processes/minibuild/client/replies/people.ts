import * as v from 'valibot';
import { admissionStatus } from '../../../admission/client';
import { addressText, ledgerTime, wholeNumber } from '../../../common/client/reply-fields';
import { contestPhase } from './contest';
import { entryEntries } from './entries';

const teamEntries = {
  team: wholeNumber,
  name: v.string(),
  /** The reason for which the staff hide the name. */
  hiddenFor: v.optional(v.string()),
  /** Number of the person. */
  captain: wholeNumber,
  /** The captain first. */
  members: v.array(v.object({ person: wholeNumber, address: addressText, nickname: v.string() })),
  /** Invitations, used or not. */
  invites: wholeNumber,
  /** The indices, from 1, of those that nobody has used. */
  openInvites: v.array(wholeNumber),
  /** Whom it looks for. */
  seeking: v.optional(v.string()),
  /** Number of its entry. */
  entry: v.optional(wholeNumber),
};

export const contestTeamSchema = v.object({ ...teamEntries, at: ledgerTime });

/** A team. */
export type TeamView = v.InferOutput<typeof contestTeamSchema>;

const ownBallotSchema = v.object({
  /** Numbers of the approved entries, ascending. */
  entries: v.array(wholeNumber),
  votedAt: wholeNumber,
});

export const mineSchema = v.object({
  address: addressText,
  phase: contestPhase,
  isStaff: v.boolean(),
  isJudge: v.boolean(),
  admission: admissionStatus,
  /** `enter`: the address has to be admitted first, or its rainbow isn't known. */
  vote: v.picklist(['yes', 'enter', 'no']),
  /** Absent until the address has signed up. */
  person: v.optional(
    v.object({
      person: wholeNumber,
      nickname: v.string(),
      /** True while the nickname is hidden with the name of a team: it can't change. */
      hasHiddenName: v.optional(v.literal(true)),
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
