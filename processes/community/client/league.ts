import type { ProcessPlace, ProcessReadOptions, ProcessSendOptions } from '../../common/client';
import type { PageRange } from '../../common/client/page-range';
import { communityCalls } from './community-calls';
import { maxRounds, maxRoundsPage, type roundKinds } from './generated';
import {
  type LeagueRound,
  type LeagueSeason,
  leagueRoundSchema,
  leagueSchema,
  type TeamChoice,
  teamSchema,
} from './replies/league';
import { communityAct } from './staff';

/** A season to open; the one before must have ended. */
export interface NewSeason {
  title: string;
  /** Unix milliseconds. */
  startsAt: number;
  /** Unix milliseconds. */
  endsAt: number;
  /** Members whose points make a city's score in a round, 1 to 50. */
  best: number;
}

/** The title and the times of a round, which lie within its season. */
interface RoundSpan {
  title: string;
  /** Unix milliseconds. */
  startsAt: number;
  /** Unix milliseconds. */
  endsAt: number;
}

/** A round to open in the latest season; no other one may count the same points within its times. */
export interface NewRound extends RoundSpan {
  kind: (typeof roundKinds)[number];
  /** The meet-up, the process of the event, the board, or `challenge-<slug>` of the challenge whose points it counts. */
  ref: string;
}

/** A change of a round that has not ended; a round that has begun must keep its times. */
export interface RoundChange extends RoundSpan {
  number: number;
}

/** Opens a season of the league. */
export const openSeason = /* @__PURE__ */ communityAct('Season');

/** Opens a round of the season. */
export const openRound = /* @__PURE__ */ communityAct('Round');

/** Changes the title of a round, and its times before it begins. */
export const changeRound = /* @__PURE__ */ communityAct('ChangeRound');

/** Cancels a round that has not ended; it counts no more, for good. */
export const cancelRound = /* @__PURE__ */ communityAct('CancelRound');

/**
 * Makes the sender play for a city this season; it can't be changed until the next one.
 * @throws AppError `city.unknown`, `league.no-season`, `league.joined`
 */
export function joinCity(
  community: ProcessPlace,
  city: string,
  options: ProcessSendOptions,
): Promise<TeamChoice> {
  return communityCalls.send(community, { action: 'Join', data: { city }, schema: teamSchema }, options);
}

/**
 * Reads a season, by default the latest: its table, and a page of its rounds.
 * @throws AppError `league.unknown`
 */
export function readLeague(
  community: ProcessPlace,
  asked: { season?: number } & Partial<PageRange> = {},
  options?: ProcessReadOptions,
): Promise<LeagueSeason> {
  return communityCalls.read(community, { action: 'League', data: asked, schema: leagueSchema }, options);
}

/** Reads all rounds of the latest season, the newest first, page by page. */
export async function readAllRounds(
  community: ProcessPlace,
  options?: ProcessReadOptions,
): Promise<LeagueSeason['rounds']> {
  const rounds: LeagueSeason['rounds'] = [];
  while (rounds.length < maxRounds) {
    const page = await readLeague(community, { offset: rounds.length, limit: maxRoundsPage }, options);
    rounds.push(...page.rounds);
    if (page.rounds.length === 0 || rounds.length >= page.total) break;
  }
  return rounds;
}

/**
 * Reads the scores of a round: a page of the cities with the first people of each, or one city with all whose points count.
 * @throws AppError `league.unknown`
 */
export function readLeagueRound(
  community: ProcessPlace,
  asked: { number: number; city?: string } & Partial<PageRange>,
  options?: ProcessReadOptions,
): Promise<LeagueRound> {
  return communityCalls.read(
    community,
    { action: 'LeagueRound', data: asked, schema: leagueRoundSchema },
    options,
  );
}
