import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { processSource } from '../../aos';
import { foundCommunity, liveOn, readsOfLife } from '../testing/community-life';
import { communityStates, shapeOf, shapeOfToday, startReleasedCommunity } from '../testing/community-states';
import type { LiveCommunity } from '../testing/live-community';

const versions = communityStates.versions();
const textOf = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

/** Returns the replies to all reads of the life, or the codes that they are refused with, without the state's version. */
async function replies(community: LiveCommunity): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const [action, data] of readsOfLife) {
    const outcome = await community.live.read(community.letter('reader', action, data));
    if (!outcome.ok) found.push([action, outcome.code]);
    else found.push([action, { ...(outcome.data as object), version: undefined }]);
  }
  return found;
}

/** Returns of each round whether it is cancelled. */
const cancelledRounds = (community: LiveCommunity) =>
  community.live.evaluateLua(`
    local list = {}
    for number, round in ipairs(CommunityState.league.rounds) do list[number] = tostring(round.cancelled) end
    return table.concat(list, ' ')`);

it('the state of today is recorded, and so is every version before', async () => {
  const today = await shapeOfToday();
  expect(communityStates.unrecordedChange(today)).toBeUndefined();
  expect(versions).toEqual(Array.from({ length: today.version }, (_, index) => index + 1));
});

it('the life of a community has every action', () => {
  const actions = [...textOf('../src/actions.lua').matchAll(/^ {2}(?:\['([\w-]+)'\]|(\w+)) = /gm)];
  const life =
    textOf('../testing/community-life.ts') +
    textOf('../testing/meet-up-acts.ts') +
    textOf('../testing/test-door.ts') +
    textOf('../testing/live-community.ts');
  expect(actions.length).toBeGreaterThan(40);
  expect(
    actions.map(([, quoted, plain]) => quoted ?? plain).filter((action) => !life.includes(`'${action}'`)),
  ).toEqual([]);
});

it.each(versions)(
  'a running community of state version %i keeps all that it knows under today’s code, and lives on',
  async (version) => {
    const community = await startReleasedCommunity(version);
    const upgrade = async () => {
      const before = await replies(community);
      await community.live.evaluateLua(processSource('community'));
      // newer code may say more
      expect(await replies(community)).toMatchObject(before);
    };
    try {
      await foundCommunity(community);
      await upgrade();
      expect(await cancelledRounds(community)).toBe('false false');
      await liveOn(community);
      await upgrade();
      expect(communityStates.unrecordedChange(await shapeOf(community.live))).toBeUndefined();
    } finally {
      await community.stop();
    }
  },
);
