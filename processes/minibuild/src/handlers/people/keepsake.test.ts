import { addressOf } from '../../../../common/testing/addresses';
import { spawnWaitMs } from '../../../client/generated';
import { LiveMinibuild, wallets } from '../../../testing/live-minibuild';

jest.setTimeout(300_000);

const { ann, bob, cleo, dan } = wallets;
const asset = addressOf('asset');
const prize = { kind: 'prize' };

const contest = LiveMinibuild.forTests();
beforeEach(async () => {
  await contest.build(['ann', 'bob', 'cleo']);
  await contest.until('judging');
});

const ask = (from: string) => contest.live.evaluate(contest.letter(from, 'Keepsake', prize));
const keepsakesOf = (address: string) => contest.read<{ rows: object[] }>('Keepsakes', { address });
/** Gives the contest some prizes, and the entries the places 1 to 3. */
const award = (prizes: number) =>
  contest.live.evaluateLua(`
    local rows, prizes = MinibuildState.entryRows, {}
    for place = 1, 3 do rows.place[place] = place end
    for i = 1, ${prizes} do prizes[i] = { title = 'A prize' } end
    MinibuildState.contest.facts.prizes = prizes`);

it('a keepsake is for people whose entry won a prize, once the results are published', async () => {
  await award(2);
  expect(await contest.refusal(ann, 'Keepsake', prize)).toBe('keepsake.not-earned');
  await contest.act('PublishResults');
  await award(2);
  expect(await keepsakesOf(ann)).toMatchObject({ rows: [{ kind: 'prize', isAsked: false }] });
  expect(await keepsakesOf(cleo)).toMatchObject({ rows: [] });
  for (const from of [cleo, dan, addressOf('stranger')])
    expect(await contest.refusal(from, 'Keepsake', prize)).toBe('keepsake.not-earned');
  expect(await contest.refusal(bob, 'Keepsake', { kind: 'carrot' })).toBe('keepsake.malformed');

  const { Spawns } = await ask(bob);
  expect(Spawns).toMatchObject([{ Data: expect.stringContaining('A prize-winning entry') }]);
  const { Messages } = await contest.live.evaluate(contest.spawnNews('1', asset));
  expect(Messages).toContainEqual(expect.objectContaining({ Target: asset }));
  expect(await keepsakesOf(bob)).toMatchObject({ rows: [{ isAsked: true, asset }] });
  expect((await ask(bob)).Spawns).toEqual([]);
});

it('a keepsake that the network lost is spawned again, each time after a longer wait', async () => {
  await contest.act('PublishResults');
  await award(3);
  for (const wait of [spawnWaitMs, 2 * spawnWaitMs, 4 * spawnWaitMs, 8 * spawnWaitMs]) {
    expect((await ask(cleo)).Spawns).toHaveLength(1);
    expect(await keepsakesOf(cleo)).toMatchObject({ rows: [{ kind: 'prize', lateAt: contest.now + wait }] });
    contest.pass(wait - 1);
    expect((await ask(cleo)).Spawns).toEqual([]);
    contest.pass(1);
  }
});
