import { addressOf } from '../../../../common/testing/addresses';
import { type BegunRun, courseMs, maxRunsADay } from '../../../client';
import { countingRun } from '../../../testing/counting-games';
import { LiveArcade, wallets } from '../../../testing/live-arcade';

jest.setTimeout(300_000);

const { phone, ann, bob } = wallets;

const arcade = LiveArcade.forTests();

/** Begins a run for ann by the key of a number. */
const begin = (key: number, run: object = {}) => arcade.begin({ ...run, phone: addressOf(`key ${key}`) });

it('60 begins by 8 keys for one player have one course on a board, so none can be chosen among them', async () => {
  const begun: BegunRun[] = [];
  for (let count = 0; count < 60; count += 1) {
    // the board of everybody counts the runs of each city, too
    begun.push(await begin(count >> 3, { on: ['open', 'city:ph', `city:c${count}`][count % 3] }));
    arcade.pass(1000);
  }
  expect(new Set(begun.map(({ seed }) => seed)).size).toBe(1);
  expect(new Set(begun.map(({ run }) => run)).size).toBe(60);
  expect((await begin(1, { player: bob })).seed).not.toBe(begun[0]?.seed);
  expect((await begin(1, { game: 'rabbit' })).seed).not.toBe(begun[0]?.seed);
});

it('a course stays until a run on it counts, or its time is over', async () => {
  const first = await arcade.begin();
  arcade.passSteps(60);
  // a run without a point doesn't count
  await arcade.send(ann, 'Submit', { run: first.run, steps: 60, inputs: '' });
  const second = await arcade.begin();
  expect(second.seed).toBe(first.seed);
  await arcade.submit(second, countingRun(5));
  const third = await arcade.begin();
  expect(third.seed).not.toBe(first.seed);
  arcade.pass(courseMs - 1);
  expect((await arcade.begin()).seed).toBe(third.seed);
  arcade.pass(1);
  expect((await arcade.begin()).seed).not.toBe(third.seed);
});

it('courses of keys that never submit are forgotten, some at each message', async () => {
  const kept = async () =>
    Number(
      await arcade.live.evaluateLua(
        'local count = 0 for _ in pairs(ArcadeState.courses.drawnFor) do count = count + 1 end return count',
      ),
    );
  arcade.admitsAll = false;
  for (let player = 0; player < 40; player += 1)
    await arcade.begin({ player: addressOf(`nobody ${player}`) });
  expect(await kept()).toBe(40);
  arcade.pass(courseMs);
  for (let turn = 0; turn < 3; turn += 1) await arcade.begin();
  expect(await kept()).toBe(1);
});

it('as many runs of a person count on a board in a day as can, and no more begin', async () => {
  arcade.now = Date.UTC(2026, 10, 23, 1);
  await arcade.play({ score: 1 });
  await arcade.live.evaluateLua(`ArcadeState.entryRows.runs[1] = ${maxRunsADay - 2}`);
  const [last, late] = [await arcade.begin(), await begin(1)];
  await arcade.play({ on: 'city:ph', score: 2 });
  expect(await arcade.submit(last, countingRun(3))).toMatchObject({ score: 3 });
  expect(await arcade.refusal(ann, 'Submit', { run: late.run, ...countingRun(4) })).toBe('run.enough');
  const data = { game: 'whac', on: 'open', player: ann };
  expect(await arcade.refusal(phone, 'Begin', data)).toBe('run.enough');
  await arcade.play({ game: 'rabbit', score: 1 });
  await arcade.play({ player: bob, score: 1 });
  arcade.pass(86_400_000);
  await arcade.play({ score: 5 });
  expect(await arcade.live.evaluateLua('return ArcadeState.entryRows.runs[1]')).toBe('1');
});
