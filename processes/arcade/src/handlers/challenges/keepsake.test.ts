import { addressOf } from '../../../../common/testing/addresses';
import { maxKeepsakesShown, spawnWaitMs, submitAllowanceMs } from '../../../client';
import { countingRun, countingSteps } from '../../../testing/counting-games';
import { LiveArcade, wallets } from '../../../testing/live-arcade';

jest.setTimeout(300_000);

const { ann, bob, cleo, organiser } = wallets;
const asset = addressOf('asset');
const spring = { slug: 'spring' };
const on = 'challenge:spring';
/** Time after the end of a challenge after which no run that was begun before can come. */
const lateMs = (countingSteps * 1000) / 60 + submitAllowanceMs + 1;

const arcade = LiveArcade.forTests();

const ask = (from: string, slug = 'spring') =>
  arcade.live.evaluate(arcade.letter(from, 'Keepsake', { slug }));
const keepsakesOf = (address: string, more = {}) =>
  arcade.read<{ rows: object[] }>('Keepsakes', { address, ...more });

it('a keepsake is for the first of a challenge, once no further run can count', async () => {
  await arcade.openChallenge({ city: 'ph' });
  await arcade.play({ on, player: ann, score: 30 });
  await arcade.play({ on, player: bob, score: 20 });
  expect(await arcade.refusal(ann, 'Keepsake', spring)).toBe('keepsake.not-earned');
  const late = await arcade.begin({ on, player: cleo });
  await arcade.act('EndChallenge', spring, organiser);
  await arcade.submit(late, countingRun(40));
  expect(await arcade.refusal(cleo, 'Keepsake', spring)).toBe('keepsake.not-earned');
  expect(await keepsakesOf(cleo, spring)).toMatchObject({ rows: [] });
  arcade.pass(lateMs);

  for (const from of [ann, bob, addressOf('stranger')])
    expect(await arcade.refusal(from, 'Keepsake', spring)).toBe('keepsake.not-earned');
  expect(await arcade.refusal(cleo, 'Keepsake', { slug: 'autumn' })).toBe('challenge.unknown');
  expect(await arcade.refusal(cleo, 'Keepsake', { slug: '' })).toBe('keepsake.malformed');
  expect(await keepsakesOf(cleo)).toMatchObject({ rows: [] });
  const row = { slug: 'spring', name: 'Spring' };
  expect(await keepsakesOf(cleo, spring)).toMatchObject({ rows: [{ ...row, isAsked: false }] });
  const { Spawns } = await ask(cleo);
  expect(Spawns).toMatchObject([{ Data: expect.stringMatching(/First in a challenge.*ph arcade · 2026/s) }]);
  const { Messages } = await arcade.live.evaluate(arcade.spawnNews('1', asset));
  expect(Messages).toContainEqual(expect.objectContaining({ Target: asset }));
  expect(await keepsakesOf(cleo)).toMatchObject({ rows: [{ ...row, isAsked: true, asset }] });
  expect((await ask(cleo)).Spawns).toEqual([]);
  expect(await arcade.send(cleo, 'Keepsake', spring)).toMatchObject({ slug: 'spring', asset });
});

it('whoever has no rank gets none, and a hidden challenge gives and shows none', async () => {
  arcade.admitsAll = false;
  await arcade.openChallenge();
  await arcade.play({ on, player: ann, score: 30 });
  await arcade.admit(bob);
  await arcade.play({ on, player: bob, score: 20 });
  await arcade.act('EndChallenge', spring, organiser);
  arcade.pass(lateMs);
  expect(await arcade.refusal(ann, 'Keepsake', spring)).toBe('keepsake.not-earned');
  expect((await ask(bob)).Spawns).toHaveLength(1);
  await arcade.act('HideChallenge', { ...spring, isHidden: true }, organiser);
  expect(await arcade.refusal(bob, 'Keepsake', spring)).toBe('challenge.unknown');
  expect(await keepsakesOf(bob)).toMatchObject({ rows: [] });
});

it('a keepsake that was asked for stays when its run is struck, and the next one earns one', async () => {
  await arcade.openChallenge();
  const { run } = await arcade.play({ on, player: ann, score: 30 });
  await arcade.play({ on, player: bob, score: 20 });
  await arcade.act('EndChallenge', spring, organiser);
  arcade.pass(lateMs);
  expect((await ask(ann)).Spawns).toHaveLength(1);
  await arcade.act('Strike', { run }, organiser);
  expect(await keepsakesOf(ann, spring)).toMatchObject({ rows: [{ isAsked: true }] });
  expect((await ask(bob)).Spawns).toHaveLength(1);
});

it('a keepsake that the network lost is spawned again, each time after a longer wait', async () => {
  await arcade.openChallenge();
  await arcade.play({ on, player: ann, score: 30 });
  await arcade.act('EndChallenge', spring, organiser);
  arcade.pass(lateMs);
  for (const wait of [spawnWaitMs, 2 * spawnWaitMs, 4 * spawnWaitMs, 8 * spawnWaitMs]) {
    expect((await ask(ann)).Spawns).toHaveLength(1);
    expect(await keepsakesOf(ann)).toMatchObject({ rows: [{ slug: 'spring', lateAt: arcade.now + wait }] });
    arcade.pass(wait - 1);
    expect((await ask(ann)).Spawns).toEqual([]);
    arcade.pass(1);
  }
});

it('the latest keepsakes of an address are shown', async () => {
  const all = Array.from({ length: maxKeepsakesShown + 2 }, (_, index) => `challenge-${index}`);
  for (const slug of all) {
    await arcade.openChallenge({ slug });
    await arcade.play({ on: `challenge:${slug}`, player: ann, score: 1 });
    await arcade.act('EndChallenge', { slug }, organiser);
  }
  arcade.pass(lateMs);
  for (const slug of all) await ask(ann, slug);
  const { rows } = await keepsakesOf(ann);
  expect(rows).toMatchObject(
    all
      .slice(2)
      .reverse()
      .map((slug) => ({ slug })),
  );
});
