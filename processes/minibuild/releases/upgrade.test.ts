import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { processSource } from '../../aos';
import { LiveMinibuild, startContest } from '../testing/live-minibuild';
import { goOnWithLife, openContestLife, readsOfLife } from '../testing/minibuild-life';
import { minibuildStates, shapeOf, shapeOfToday } from '../testing/minibuild-states';

const versions = minibuildStates.versions();
const textOf = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

/** Returns the replies to all reads of the life, or the codes that they are refused with, without the state's version. */
async function replies(contest: LiveMinibuild): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const [action, data] of readsOfLife) {
    const outcome = await contest.live.read(contest.letter('reader', action, data));
    if (!outcome.ok) found.push([action, outcome.code]);
    else found.push([action, { ...(outcome.data as object), version: undefined }]);
  }
  return found;
}

it('the state of today is recorded, and so is every version before', async () => {
  const today = await shapeOfToday();
  expect(minibuildStates.unrecordedChange(today)).toBeUndefined();
  expect(versions).toEqual(Array.from({ length: today.version }, (_, index) => index + 1));
});

it('the life of a contest has every action', () => {
  const actions = [...textOf('../src/actions.lua').matchAll(/^ {2}(\w+) = /gm)].map(([, name]) => name);
  const life = textOf('../testing/minibuild-life.ts') + textOf('../testing/live-minibuild.ts');
  expect(actions.length).toBeGreaterThan(30);
  expect(actions.filter((action) => !life.includes(`'${action}'`))).toEqual([]);
});

it.each(versions)(
  'a running contest of state version %i keeps all that it knows under today’s code, and lives on',
  async (version) => {
    const contest = await LiveMinibuild.start(startContest(minibuildStates.code(version)));
    const upgrade = async () => {
      const before = await replies(contest);
      await contest.live.evaluateLua(processSource('minibuild'));
      // newer code may say more
      expect(await replies(contest)).toMatchObject(before);
    };
    try {
      await openContestLife(contest);
      await upgrade();
      await goOnWithLife(contest);
      await upgrade();
      expect(minibuildStates.unrecordedChange(await shapeOf(contest.live))).toBeUndefined();
    } finally {
      await contest.stop();
    }
  },
);
