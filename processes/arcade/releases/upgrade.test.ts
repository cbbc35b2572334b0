import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { processSource } from '../../aos';
import { openArcade, playOn, readsOfLife } from '../testing/arcade-life';
import { arcadeStates, shapeOf, shapeOfToday, startGames } from '../testing/arcade-states';
import type { LiveArcade } from '../testing/live-arcade';

const versions = arcadeStates.versions();
const textOf = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

/** Returns the replies to all reads of the life, or the codes that they are refused with, without the state's version. */
async function replies(arcade: LiveArcade): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const [action, data] of readsOfLife) {
    const outcome = await arcade.live.read(arcade.letter('reader', action, data));
    if (!outcome.ok) found.push([action, outcome.code]);
    else found.push([action, { ...(outcome.data as object), version: undefined }]);
  }
  return found;
}

it('the state of today is recorded, and so is every version before', async () => {
  const today = await shapeOfToday();
  expect(arcadeStates.unrecordedChange(today)).toBeUndefined();
  expect(versions).toEqual(Array.from({ length: today.version }, (_, index) => index + 1));
});

it('the life of an arcade has every action', () => {
  const actions = [...textOf('../src/actions.lua').matchAll(/^ {2}(\w+) = /gm)].map(([, name]) => name);
  const life = textOf('../testing/arcade-life.ts') + textOf('../testing/live-arcade.ts');
  expect(actions.length).toBeGreaterThan(15);
  expect(actions.filter((action) => !life.includes(`'${action}'`))).toEqual([]);
});

it.each(versions)(
  'a running arcade of state version %i keeps all that it knows under today’s code, and lives on',
  async (version) => {
    const arcade = await startGames(arcadeStates.code(version));
    const upgrade = async () => {
      const before = await replies(arcade);
      await arcade.live.evaluateLua(processSource('arcade'));
      // newer code may say more
      expect(await replies(arcade)).toMatchObject(before);
    };
    try {
      await openArcade(arcade);
      await upgrade();
      await playOn(arcade);
      await upgrade();
      expect(arcadeStates.unrecordedChange(await shapeOf(arcade.live))).toBeUndefined();
    } finally {
      await arcade.stop();
    }
  },
);
