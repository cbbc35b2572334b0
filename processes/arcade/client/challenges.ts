import type { ProcessPlace, ProcessReadOptions } from '../../common/client';
import type { PageRange } from '../../common/client/page-range';
import { arcadeCalls } from './arcade-calls';
import type { GameName, RunPace } from './domain';
import {
  type Challenge,
  type ChallengeList,
  challengeListSchema,
  challengeSchema,
} from './replies/challenges';
import { arcadeAct } from './staff';

/** A challenge that is new or changes. Once it has started only its name and its end can change. */
export interface ChallengeChange {
  slug: string;
  name: string;
  game: GameName;
  /** Slug of a city. */
  city?: string;
  /** Unix milliseconds. */
  startsAt: number;
  endsAt: number;
  pace: RunPace;
  /** True to give all its runs one seed. */
  sameCourse: boolean;
}

/** Makes a challenge, or changes one; for organisers, of whom each changes only their own, and the staff. */
export const setChallenge = /* @__PURE__ */ arcadeAct('SetChallenge');

/** Ends a challenge now; runs that were begun before still count. */
export const endChallenge = /* @__PURE__ */ arcadeAct('EndChallenge');

/** Hides a challenge from visitors, or shows it again. */
export const hideChallenge = /* @__PURE__ */ arcadeAct('HideChallenge');

/**
 * Reads a challenge; a hidden one is unknown unless `staff` is asked for.
 * @throws AppError `challenge.unknown`
 */
export function readChallenge(
  arcade: ProcessPlace,
  asked: { slug: string; staff?: boolean },
  options?: ProcessReadOptions,
): Promise<Challenge> {
  return arcadeCalls.read(arcade, { action: 'Challenge', data: asked, schema: challengeSchema }, options);
}

/** Reads a page of the challenges that are not hidden, newest first, of one game or city if one is given. */
export function readChallenges(
  arcade: ProcessPlace,
  page: PageRange & { game?: GameName; city?: string },
  options?: ProcessReadOptions,
): Promise<ChallengeList> {
  return arcadeCalls.read(arcade, { action: 'Challenges', data: page, schema: challengeListSchema }, options);
}
