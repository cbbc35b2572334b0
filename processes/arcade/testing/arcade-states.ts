import { processSource } from '../../aos';
import { LiveProcess } from '../../common/testing/live-process';
import { recordedStates, type VersionedShape } from '../../common/testing/recorded-states';
import { stateShapeLua } from '../../common/testing/state-shape';
import { arcadeReplySchemas } from '../client';
import { openArcade, playOn } from './arcade-life';
import { LiveArcade } from './live-arcade';

/** The recorded versions of the state of the arcade. */
export const arcadeStates = recordedStates('arcade');

/** The tables of the state whose keys are addresses, ids, slugs or the like. */
const maps = [
  'boards.byId',
  'challenges.bySlug',
  'challenges.madeBy',
  'courses.seedOf',
  'runs.ofSender',
  'runs.rowOf',
  'scores.personOf',
  'scores.rowOf',
];

/** Starts an arcade with its own games. */
export const startGames = (source = processSource('arcade')): Promise<LiveArcade> =>
  LiveArcade.start(LiveProcess.start({ source, state: 'ArcadeState', replies: arcadeReplySchemas }));

/** Returns the version and the shape of an arcade's state as it is. */
export async function shapeOf(live: LiveProcess): Promise<VersionedShape> {
  const version = Number(await live.evaluateLua('return ArcadeState.version'));
  const shape = await live.evaluateLua(`${stateShapeLua('ArcadeState', maps)} return stateShape()`);
  return { version, shape };
}

/** Lives through everything on the code of this tree. Returns the version and the shape that the state has then. */
export async function shapeOfToday(): Promise<VersionedShape> {
  const arcade = await startGames();
  try {
    await openArcade(arcade);
    await playOn(arcade);
    return await shapeOf(arcade.live);
  } finally {
    await arcade.stop();
  }
}
