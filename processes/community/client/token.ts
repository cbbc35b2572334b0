import type { ProcessPlace, ProcessReadOptions } from '../../common/client';
import { communityCalls } from './community-calls';
import type { earningKinds } from './generated';
import { type Pot, potSchema } from './replies/token';
import { communityAct } from './staff';

/** A kind of points that has a rate. */
export type EarningKind = (typeof earningKinds)[number];

/** Sets the token that claims are paid in, while nothing is sent or paid. The pot of another token begins empty. */
export const setCommunityToken = /* @__PURE__ */ communityAct('Token');

/**
 * Sets how much a point of some kinds is worth from now on, in the token's smallest units; the others stay as they are. What
 * was earned before stays as it was.
 */
export const setRates = /* @__PURE__ */ communityAct('Rates');

/** Sets how much one person, and how much the pot, is paid in a day in UTC, in the token's smallest units; what isn't given stays. */
export const setCaps = /* @__PURE__ */ communityAct('Caps');

/** Reads the pot that claims are paid from, the rates, and the process of the token. */
export function readPot(community: ProcessPlace, options?: ProcessReadOptions): Promise<Pot> {
  return communityCalls.read(community, { action: 'Pot', schema: potSchema }, options);
}
