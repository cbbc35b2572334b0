import {
  invite,
  inviteCodes,
  inviteHashes,
  joinTeam,
  leaveTeam,
  type Mine,
  makeTeam,
  type ProcessSendOptions,
  readTeam,
} from '@rainbow-rabbit/processes/minibuild/client';
import { AppError } from '@rainbow-rabbit/shared/errors';
import type { OwnActParams } from '../contest/use-own-act';
import { codesOfTeam, type Invitation, openCode } from './invitation.domain';
import { withNewSeed } from './own-seed';

/** Sends a message with the hashes of new codes, whose secret stays on this device. */
function withInvites(
  { place: { process }, address, options }: OwnActParams,
  { teamSize, isFirst }: { teamSize: number; isFirst: boolean },
  send: (invites: readonly string[], options: ProcessSendOptions) => Promise<Mine>,
): Promise<Mine> {
  const count = codesOfTeam(teamSize);
  return withNewSeed({ process, address, isFirst, options }, async (seed, sent) =>
    send(await inviteHashes(await inviteCodes(process, seed, count)), sent),
  );
}

/** Makes a team with invitations. */
export function sendTeam(act: OwnActParams, name: string, teamSize: number): Promise<Mine> {
  return withInvites(act, { teamSize, isFirst: true }, (invites, options) =>
    makeTeam(act.place, { name: name.trim(), invites }, options),
  );
}

/** Replaces all invitations of the own team: earlier links no longer work. */
export function sendInvites(act: OwnActParams, teamSize: number): Promise<Mine> {
  return withInvites(act, { teamSize, isFirst: false }, (invites, options) =>
    invite(act.place, { invites }, options),
  );
}

/**
 * Joins a team by the secret of its link. A full team isn't asked: the refused message would show everybody a code that still works.
 * @throws AppError `team.unknown`, `team.full`, `team.code-used` where no code is left, and those of the process
 */
export async function sendJoin(
  { place, options }: OwnActParams,
  { team, seed }: Invitation,
  teamSize: number,
): Promise<Mine> {
  const { openInvites, members } = await readTeam(place, team, { maxAgeMs: 0 });
  if (members.length >= teamSize) throw new AppError('team.full');
  const index = openCode(openInvites, Math.random());
  if (index === undefined) throw new AppError('team.code-used');
  const code = (await inviteCodes(place.process, seed, index)).at(-1) ?? '';
  return joinTeam(place, { team, index, code }, options);
}

/** Leaves the own team, or removes a member of it. @param member number of a person */
export function sendLeave({ place, options }: OwnActParams, member?: number): Promise<Mine> {
  return leaveTeam(place, member === undefined ? {} : { member }, options);
}
