import { maxInvites } from '@rainbow-rabbit/processes/minibuild/client/domain';

/** An invitation as its link carries it. */
export interface Invitation {
  /** Number of the team. */
  team: number;
  /** The secret that the team's codes follow from, in base64url. */
  seed: string;
}

/** Returns the invitation of a link's query; undefined where it has none, or a damaged one. */
export function invitationOf(query: URLSearchParams): Invitation | undefined {
  const team = query.get('team') ?? '';
  const seed = query.get('join') ?? '';
  if (!/^[1-9]\d{0,5}$/.test(team) || !/^[\w-]{22}$/.test(seed)) return undefined;
  return { team: Number(team), seed };
}

/** Returns the invitation of a pasted link; undefined for anything else. */
export function pastedInvitation(text: string): Invitation | undefined {
  const query = text.trim().split('?').at(-1) ?? '';
  return invitationOf(new URLSearchParams(query));
}

/**
 * Returns the number of codes that a team's link has: one for each seat, and some more for people who come after others have
 * left.
 */
export const codesOfTeam = (teamSize: number): number =>
  Math.min(maxInvites, Math.max(0, 2 * (teamSize - 1)));

/**
 * Chooses the code that a person joins with: any open one, so that two people who join at once seldom choose the same.
 * @param random from 0 to 1
 */
export const openCode = (openInvites: readonly number[], random: number): number | undefined =>
  openInvites[Math.min(openInvites.length - 1, Math.floor(random * openInvites.length))];
