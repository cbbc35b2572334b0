import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { ProcessPlace, ProcessReadOptions, ProcessSendOptions } from '../../common/client';
import type { PageRange } from '../../common/client/page-range';
import { contestCalls } from './contest-calls';
import { type Ballot, ballotSchema } from './replies/people';
import {
  type BallotList,
  ballotListSchema,
  type Results,
  resultsSchema,
  type SheetList,
  type SheetRow,
  sheetListSchema,
  sheetSchema,
} from './replies/results';

/**
 * Casts the whole ballot of the sender: the entries that it approves, at most `maxApprovals`; none withdraws it.
 * @throws AppError `contest.phase`, `vote.malformed`, `vote.own-entry`, `vote.not-allowed`, `admission.needed`, `vote.too-many`, `entry.unknown`,
 *   `person.removed`
 */
export function vote(
  contest: ProcessPlace,
  entries: readonly number[],
  options: ProcessSendOptions,
): Promise<Ballot> {
  return contestCalls.send(
    contest,
    { action: 'Vote', data: { entries }, reply: 'Ballot', schema: ballotSchema },
    options,
  );
}

/** Reads a page of the ballots, of at most `maxBallotsPage` rows. */
export function readBallots(
  contest: ProcessPlace,
  page: PageRange,
  options?: ProcessReadOptions,
): Promise<BallotList> {
  return contestCalls.read(contest, { action: 'Ballots', data: page, schema: ballotListSchema }, options);
}

/** A judge's scores of an entry, one for each criterion, or the judge's word that there is a conflict of interest. */
export type NewScore = { entry: number; scores: readonly number[] } | { entry: number; conflict: true };

/**
 * Gives the sender's scores of an entry, instead of earlier ones.
 * @throws AppError `contest.phase`, `judge.only`, `score.malformed`, `score.conflict`, `score.no-criteria`, `entry.unknown`,
 *   `entry.withdrawn`
 */
export function scoreEntry(
  contest: ProcessPlace,
  score: NewScore,
  options: ProcessSendOptions,
): Promise<SheetRow> {
  return contestCalls.send(
    contest,
    { action: 'Score', data: score, reply: 'Sheet', schema: sheetSchema },
    options,
  );
}

/** Reads a page of the judges' scores, of all judges or of one. */
export function readSheets(
  contest: ProcessPlace,
  page: PageRange & { judge?: Address },
  options?: ProcessReadOptions,
): Promise<SheetList> {
  return contestCalls.read(contest, { action: 'Sheets', data: page, schema: sheetListSchema }, options);
}

/** Reads a page of the results, which has no rows until they are published. */
export function readResults(
  contest: ProcessPlace,
  page: PageRange,
  options?: ProcessReadOptions,
): Promise<Results> {
  return contestCalls.read(contest, { action: 'Results', data: page, schema: resultsSchema }, options);
}
