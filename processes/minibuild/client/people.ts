import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { ProcessPlace, ProcessReadOptions } from '../../common/client';
import { contestCalls } from './contest-calls';
import { ownAct } from './own-act';
import { contestTeamSchema, type Mine, mineSchema, type TeamView } from './replies/people';

/**
 * Asks the contest to count the sender as a person: by a ticket at once, or, where it lists events, by their answers, which come soon
 * after; `Mine.admission` says so.
 * @throws AppError `admission.done`, `admission.not-needed`, `ticket.missing`, `ticket.unknown`, `ticket.used`
 */
export const enterContest = /* @__PURE__ */ ownAct('Enter');

/** The fields that a person signs up with. Signing up again replaces all of it. */
export interface SignUpFields {
  nickname: string;
  /** An `https` address. */
  website?: string;
  /** An e-mail address that `sealContact` sealed to the contest's contact key, in base64url. */
  contact?: string;
  /** The number of that key, `Contest.keyVersion`; needed with `contact`. */
  keyVersion?: number;
}

/**
 * Signs up, or changes what the sender signed up with.
 * @throws AppError `person.name-invalid`, `person.name-taken`, `person.too-many`, `person.removed`, `person.key-changed`,
 *   `admission.needed`, `contest.phase`
 */
export const signUp = /* @__PURE__ */ ownAct('SignUp');

/**
 * Makes a team of the sender. `invites` are hashes of invitation codes, in base64url (`inviteHashes`).
 * @throws AppError `person.unknown`, `team.in-one`, `team.name-invalid`, `team.name-taken`, `team.too-many`
 */
export const makeTeam = /* @__PURE__ */ ownAct('MakeTeam');

/** Replaces all invitations of the team whose captain the sender is. */
export const invite = /* @__PURE__ */ ownAct('Invite');

/**
 * Joins a team by the code of an invitation; `index` counts from 1.
 * @throws AppError `team.unknown`, `team.full`, `team.code-wrong`, `team.code-used`, `team.in-one`, `person.unknown`
 */
export const joinTeam = /* @__PURE__ */ ownAct('JoinTeam');

/** Leaves the own team; with `member`, the number of a person, a captain removes somebody else. */
export const leaveTeam = /* @__PURE__ */ ownAct('LeaveTeam');

/** Says whom the team of a captain looks for; the empty text takes it away. */
export const seekMembers = /* @__PURE__ */ ownAct('Seek');

/** Reads all that the contest knows of an address. */
export function readMine(
  contest: ProcessPlace,
  address: Address,
  options?: ProcessReadOptions,
): Promise<Mine> {
  return contestCalls.read(contest, { action: 'Mine', data: { address }, schema: mineSchema }, options);
}

/**
 * Reads a team.
 * @throws AppError `team.unknown`
 */
export function readTeam(
  contest: ProcessPlace,
  team: number,
  options?: ProcessReadOptions,
): Promise<TeamView> {
  return contestCalls.read(contest, { action: 'Team', data: { team }, schema: contestTeamSchema }, options);
}
