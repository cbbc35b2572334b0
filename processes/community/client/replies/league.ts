import * as v from 'valibot';
import { addressText, ledgerTime, wholeNumber } from '../../../common/client/reply-fields';
import { roundKinds } from '../generated';

const leagueTableRowSchema = v.object({
  /** Slug. */
  city: v.string(),
  points: wholeNumber,
  /** Rounds that ended and in which the city scored. */
  rounds: wholeNumber,
  wins: wholeNumber,
  /** Places in the latest rounds that ended, the latest last; 0 for one without points. */
  form: v.array(wholeNumber),
  /** People who play for the city this season. */
  members: wholeNumber,
  /** Places up by the round that ended last, negative for down; absent until two have ended. */
  moved: v.optional(v.pipe(v.number(), v.integer())),
});

/** A city in the table of a season. */
export type LeagueTableRow = v.InferOutput<typeof leagueTableRowSchema>;

const roundEntries = {
  number: wholeNumber,
  kind: v.picklist(roundKinds),
  /** The meet-up, the process of the event, or the board whose points it counts. */
  ref: v.string(),
  title: v.string(),
  /** Unix milliseconds. */
  startsAt: wholeNumber,
  /** Unix milliseconds. */
  endsAt: wholeNumber,
  state: v.picklist(['waiting', 'open', 'ended', 'cancelled']),
};

export const leagueSchema = v.object({
  /** Absent when there is no season yet. */
  season: v.optional(
    v.object({
      number: wholeNumber,
      title: v.string(),
      /** Unix milliseconds. */
      startsAt: wholeNumber,
      /** Unix milliseconds. */
      endsAt: wholeNumber,
      /** Members whose points make a city's score in a round. */
      best: wholeNumber,
    }),
  ),
  /** The best city first. */
  table: v.array(leagueTableRowSchema),
  /** A page of the season's rounds, the newest first. */
  rounds: v.array(v.object(roundEntries)),
  /** Number of the season's rounds. */
  total: wholeNumber,
  at: ledgerTime,
});

/** A season of the league of cities. */
export type LeagueSeason = v.InferOutput<typeof leagueSchema>;

export const leagueRoundSchema = v.object({
  ...roundEntries,
  /** Number of cities that scored. */
  total: wholeNumber,
  /** The best city first. */
  cities: v.array(
    v.object({
      city: v.string(),
      /** From 1; cities with as many points share one. */
      place: wholeNumber,
      /** Sum of its best members' points. */
      points: wholeNumber,
      /** Members whose points are in the sum. */
      counted: wholeNumber,
      /** Members who have points. */
      scorers: wholeNumber,
      /** The first of those members, the best first. */
      by: v.array(v.object({ address: addressText, name: v.optional(v.string()), points: wholeNumber })),
    }),
  ),
  at: ledgerTime,
});

/** A round of the league with the scores of the cities. */
export type LeagueRound = v.InferOutput<typeof leagueRoundSchema>;

export const teamSchema = v.object({
  /** Slug of the city that the sender plays for now. */
  city: v.string(),
  season: wholeNumber,
  at: ledgerTime,
});

/** The reply to `Join`. */
export type TeamChoice = v.InferOutput<typeof teamSchema>;
