import { addressOf } from '../../../../common/testing/addresses';
import { type BegunRun, finishAllowanceMs, submitAllowanceMs, submitEarlyMs } from '../../../client';
import { playByCode } from '../../../players';
import { countingRun, countingSteps } from '../../../testing/counting-games';
import { finishOf } from '../../../testing/finished-run';
import { LiveArcade, startGames, wallets } from '../../../testing/live-arcade';

jest.setTimeout(300_000);

const { phone, ann, bob } = wallets;
const played = countingRun(40);

const arcade = LiveArcade.forTests();
let begun: BegunRun;
beforeEach(async () => {
  begun = await arcade.begin();
  arcade.passSteps(played.steps);
});

const finish = () => arcade.send(phone, 'Finish', finishOf(begun.run, played));
const refusal = (data: object = {}, from = phone) =>
  arcade.refusal(from, 'Finish', { ...finishOf(begun.run, played), ...data });

describe('the end of a run', () => {
  it('is taken from the key that began it, so that its player can approve it later', async () => {
    expect(await finish()).toEqual({ run: begun.run, at: arcade.now });
    arcade.now = begun.begunAt + Math.floor((played.steps * 1000) / 60) + submitAllowanceMs;
    expect(await arcade.send(ann, 'Submit', { run: begun.run, ...played })).toMatchObject({ score: 40 });
  });

  it('lets no other log be submitted, nor the run after its time', async () => {
    await finish();
    arcade.pass(20_000);
    for (const other of [countingRun(41), countingRun(500), { ...played, steps: played.steps + 1 }])
      expect(await arcade.refusal(ann, 'Submit', { run: begun.run, ...other })).toBe('run.other-log');
    arcade.pass(submitAllowanceMs);
    expect(await arcade.refusal(ann, 'Submit', { run: begun.run, ...played })).toBe('run.too-late');
  });

  it('is refused by codes', async () => {
    for (const run of [undefined, 'short', addressOf('no run')])
      expect(await refusal({ run })).toBe('run.unknown');
    for (const from of [ann, bob, addressOf('other phone')])
      expect(await refusal({}, from)).toBe('run.other-key');
    for (const wrong of [{ steps: 0 }, { steps: '5' }, { logHash: undefined }, { logHash: 'short' }])
      expect(await refusal(wrong)).toBe('run.malformed-log');
    expect(await refusal({ steps: countingSteps + 1 })).toBe('run.too-long');
    const last = begun.begunAt + Math.floor((played.steps * 1000) / 60);
    arcade.now = last - submitEarlyMs - 1;
    expect(await refusal()).toBe('run.too-early');
    arcade.now = last + finishAllowanceMs + 1;
    expect(await refusal()).toBe('run.too-late');
    arcade.now -= 1;
    await finish();
    expect(await refusal()).toBe('run.finished');
  });
});

it('a run that a program plays in slow motion counts no more', async () => {
  const games = await startGames();
  const run = await games.begin();
  const { steps, log: inputs } = playByCode('whac', run, { skill: 95, longestSteps: run.longestSteps });
  // six times as slow: a minute of the game takes six
  games.passSteps(6 * steps);
  const codes = [
    await games.refusal(ann, 'Submit', { run: run.run, steps, inputs }),
    await games.refusal(phone, 'Finish', finishOf(run.run, { steps, inputs })),
  ];
  const quick = await games.begin();
  const again = playByCode('whac', quick, { skill: 95, longestSteps: quick.longestSteps });
  const counted = await games.submit(quick, { steps: again.steps, inputs: again.log });
  await games.stop();
  expect(codes).toEqual(['run.too-late', 'run.too-late']);
  expect(counted.score).toBeGreaterThan(0);
});
