import type { LiveProcess } from '../../common/testing/live-process';
import { recordedStates, type VersionedShape } from '../../common/testing/recorded-states';
import { stateShapeLua } from '../../common/testing/state-shape';
import { LiveMinibuild } from './live-minibuild';
import { goOnWithLife, openContestLife } from './minibuild-life';

/** The recorded versions of the state of a contest. */
export const minibuildStates = recordedStates('minibuild');

/** The tables of the state whose keys are addresses, names, ids or the like. */
const maps = [
  'contest.texts',
  'ownActs.idsOf',
  'ownActs.sequenceOf',
  'people.numberOf',
  'people.ownerOf',
  'teams.ofName',
  'flags.rowOf',
  'ballots.rowOf',
  'ballots.askedAt',
  'judges.numberOf',
  'payments.rowOf',
];

/** Returns the version and the shape of a contest's state as it is. */
export async function shapeOf(live: LiveProcess): Promise<VersionedShape> {
  const version = Number(await live.evaluateLua('return MinibuildState.version'));
  const shape = await live.evaluateLua(`${stateShapeLua('MinibuildState', maps)} return stateShape()`);
  return { version, shape };
}

/** Lives through everything on the code of this tree. Returns the version and the shape that the state has then. */
export async function shapeOfToday(): Promise<VersionedShape> {
  const contest = await LiveMinibuild.start();
  try {
    await openContestLife(contest);
    await goOnWithLife(contest);
    return await shapeOf(contest.live);
  } finally {
    await contest.stop();
  }
}
