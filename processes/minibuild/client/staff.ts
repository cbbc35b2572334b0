import type { Address, ProcessId, TxId } from '@rainbow-rabbit/shared/arweave';
import { type BatchState, batchStateSchema } from '../../admission/client';
import type { ProcessPlace, ProcessReadOptions } from '../../common/client';
import type { PageRange } from '../../common/client/page-range';
import { contestCalls } from './contest-calls';
import type { minibuildActNames } from './generated';
import { publishedContest } from './published';
import { type Contest, contestSchema } from './replies/contest';
import {
  type ContactList,
  type ContestInfo,
  type ContestPaymentList,
  type ContestStaffLog,
  contactListSchema,
  contestInfoSchema,
  contestPaymentListSchema,
  contestStaffLogSchema,
  type FlagList,
  flagListSchema,
  type PaymentClaimList,
  type PersonList,
  paymentClaimListSchema,
  personListSchema,
} from './replies/staff';

type ContestActName = (typeof minibuildActNames)[number];

/** The reason of an act, for the public log. */
export interface ContestAct {
  reason: string;
}

/** Makes the function that sends one act. */
const contestAct = <const Action extends ContestActName>(action: Action) =>
  contestCalls.sender({ action, reply: 'Info', schema: contestInfoSchema });

/** Reads all that the public front page needs, with the texts in a language if there are some. */
export function readContest(
  contest: ProcessPlace,
  language?: string,
  options?: ProcessReadOptions,
): Promise<Contest> {
  const data = language && { language };
  return contestCalls.read(
    contest,
    {
      action: 'Contest',
      ...(data && { data }),
      schema: contestSchema,
      published: publishedContest(language),
    },
    options,
  );
}

/** Reads the contest at the glance of its staff. */
export function readContestInfo(contest: ProcessPlace, options?: ProcessReadOptions): Promise<ContestInfo> {
  return contestCalls.read(contest, { action: 'Info', schema: contestInfoSchema }, options);
}

/** Reads a page of what the staff did, newest first, of at most `maxStaffLogPage` rows. */
export function readContestStaffLog(
  contest: ProcessPlace,
  page: PageRange,
  options?: ProcessReadOptions,
): Promise<ContestStaffLog> {
  return contestCalls.read(
    contest,
    { action: 'StaffLog', data: page, schema: contestStaffLogSchema },
    options,
  );
}

/** Reads a page of the flagged entries, comments and names of teams, those with most flags first, of at most `maxFlagsPage` rows. */
export function readFlags(
  contest: ProcessPlace,
  page: PageRange,
  options?: ProcessReadOptions,
): Promise<FlagList> {
  return contestCalls.read(contest, { action: 'Flags', data: page, schema: flagListSchema }, options);
}

/** Reads the sealed contacts of a page of people, of at most `maxContactsPage`. */
export function readContestContacts(
  contest: ProcessPlace,
  page: PageRange,
  options?: ProcessReadOptions,
): Promise<ContactList> {
  return contestCalls.read(contest, { action: 'Contacts', data: page, schema: contactListSchema }, options);
}

/** Reads a page of the people who signed up, of at most `defaultPageLimit` rows. */
export function readPeople(
  contest: ProcessPlace,
  page: PageRange,
  options?: ProcessReadOptions,
): Promise<PersonList> {
  return contestCalls.read(contest, { action: 'People', data: page, schema: personListSchema }, options);
}

/** Reads a page of the payments, newest first, of at most `defaultPageLimit` rows. */
export function readContestPayments(
  contest: ProcessPlace,
  page: PageRange,
  options?: ProcessReadOptions,
): Promise<ContestPaymentList> {
  return contestCalls.read(
    contest,
    { action: 'Payments', data: page, schema: contestPaymentListSchema },
    options,
  );
}

/** Reads a page of the payments that are announced and not recorded, of at most `defaultPageLimit` rows. */
export function readPaymentClaims(
  contest: ProcessPlace,
  page: PageRange,
  options?: ProcessReadOptions,
): Promise<PaymentClaimList> {
  return contestCalls.read(
    contest,
    { action: 'Claims', data: page, schema: paymentClaimListSchema },
    options,
  );
}

/**
 * Changes the list of the staff; the owner, who alone can, always belongs to it.
 * @throws AppError `staff.owner-only`
 */
export const changeContestStaff = /* @__PURE__ */ contestAct('Staff');

/**
 * Configures the contest: all its facts, each time.
 * @throws AppError `contest.times`, `contest.phase-moved`, `contest.rules-fixed`, `contest.over`, `contest.anybody-wins`,
 *   `contest.no-rainbows`, `staff.owner-only` for another contact key
 */
export const configureContest = /* @__PURE__ */ contestAct('Configure');

/** Sets the texts in one language. */
export const setContestTexts = /* @__PURE__ */ contestAct('Texts');

/**
 * Opens the contest, once: from then on its phase follows from the times.
 * @throws AppError `contest.incomplete`, `contest.open`
 */
export const openContest = /* @__PURE__ */ contestAct('Open');

/**
 * Lets the next phase begin now, or the one before begin again.
 * @throws AppError `phase.unreachable`
 */
export const movePhase = /* @__PURE__ */ contestAct('Phase');

/** Makes somebody a judge, with a shown name, or no longer one: then their scores don't count. */
export const setJudge = /* @__PURE__ */ contestAct('Judge');

/**
 * Adds a batch of tickets.
 * @throws AppError `staff.batch-taken`
 */
export const admitContestTickets = /* @__PURE__ */ contestAct('Admit');

/** Reads a batch of tickets, and which of them were used. */
export function readContestBatch(
  contest: ProcessPlace,
  batch: number,
  options?: ProcessReadOptions,
): Promise<BatchState> {
  return contestCalls.read(contest, { action: 'Batch', data: { batch }, schema: batchStateSchema }, options);
}

/**
 * Brings a withdrawn entry back.
 * @throws AppError `entry.not-withdrawn`
 */
export const restoreEntry = /* @__PURE__ */ contestAct('Restore');

/** Hides an entry, or shows it again. */
export const hideEntry = /* @__PURE__ */ contestAct('Hide');

/** Hides a comment, or shows it again; either decides on its flags. */
export const hideComment = /* @__PURE__ */ contestAct('HideComment');

/**
 * Hides the name of a team, which is called by its number then, or shows it again; either decides on its flags. The same name as a
 * member's nickname is hidden with it.
 * @throws AppError `team.unknown`
 */
export const hideTeamName = /* @__PURE__ */ contestAct('HideName');

/** Removes a person, whose ballot then doesn't count, or takes that back. */
export const removePerson = /* @__PURE__ */ contestAct('Remove');

/** Publishes the results, for good. In the phase of the judging. */
export const publishResults = /* @__PURE__ */ contestAct('PublishResults');

/** A payment in the token; `message` is the token's message. */
export interface ContestPayment {
  entry: number;
  address: Address;
  quantity: string;
  token: ProcessId;
  message: TxId;
}

/**
 * Announces a payment before its message is posted: for `paymentClaimMs`, or until it is recorded or released, nobody else announces
 * one of the entry. `known` is the number of payments of the entry that the sender knows of. Announcing it again begins the time anew.
 * @throws AppError `payment.claimed`, `payment.overtaken`, `payment.repeated`, `results.none`
 */
export const claimContestPayment = /* @__PURE__ */ contestAct('Claim');

/**
 * Takes back that the sender pays an entry.
 * @throws AppError `payment.not-claimed`
 */
export const releasePaymentClaim = /* @__PURE__ */ contestAct('Release');

/**
 * Records a payment that was made in the token.
 * @throws AppError `payment.repeated`, `results.none`
 */
export const recordContestPayment = /* @__PURE__ */ contestAct('Pay');
