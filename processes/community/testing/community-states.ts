import { LiveProcess } from '../../common/testing/live-process';
import { recordedStates, type VersionedShape } from '../../common/testing/recorded-states';
import { stateShapeLua } from '../../common/testing/state-shape';
import { foundCommunity, liveOn } from './community-life';
import { LiveCommunity } from './live-community';

/** The recorded versions of the state of the community. */
export const communityStates = recordedStates('community');

/** The tables of the state whose keys are addresses, names, slugs or the like. */
const maps = [
  'accounts.rowOf',
  'agenda.pastIn',
  'agenda.upcomingIn',
  'attendeeIndex.rowOf',
  'boards.list[].cities',
  'boards.numberOf',
  'boards.personOf',
  'cities.bySlug',
  'league.refs',
  'league.rounds[].cities',
  'league.seasons[].members',
  'meetUpPeopleIndex.numberOf',
  'pages',
  'pages{}',
  'payments.ofAccount',
  'payments.refusedAttempt',
  'profiles.nameOf',
  'profiles.ownerOf',
  'sources.byProcess',
  'staff.log[].detail.rates',
  'token.credits',
  'token.rates',
];

/** Returns the version and the shape of a community's state as it is. */
export async function shapeOf(live: LiveProcess): Promise<VersionedShape> {
  const version = Number(await live.evaluateLua('return CommunityState.version'));
  const shape = await live.evaluateLua(`${stateShapeLua('CommunityState', maps)} return stateShape()`);
  return { version, shape };
}

/** Starts a community on the code that was released with a version of the state. */
export const startReleasedCommunity = (version: number): Promise<LiveCommunity> =>
  LiveCommunity.start(LiveProcess.start({ source: communityStates.code(version), state: 'CommunityState' }));

/** Lives through everything on the code of this tree. Returns the version and the shape that the state has then. */
export async function shapeOfToday(): Promise<VersionedShape> {
  const community = await LiveCommunity.start();
  try {
    await foundCommunity(community);
    await liveOn(community);
    return await shapeOf(community.live);
  } finally {
    await community.stop();
  }
}
