import { type ArcadeStage, arcadeStage, stageArcade, stagePlace, stageRunner } from '../testing/arcade-stage';
import { finishKeptRun } from './finish-kept-run';
import { keepRun, keptRuns } from './kept-run-store';
import type { KeptRun } from './kept-runs.domain';

jest.mock('./device-key', () => ({
  deviceSigner: async () => ({ address: 'd'.repeat(43), signDataItem: async () => new Uint8Array([1]) }),
}));

const run = (own: Partial<KeptRun> = {}): KeptRun => ({
  process: stageArcade,
  run: 'r'.repeat(43),
  game: 'whac',
  on: 'city:ph',
  player: stageRunner,
  begunAt: Date.now(),
  aheadMs: 0,
  steps: 600,
  inputs: 'AAAA',
  score: 70,
  path: '/social/ph/games/whac',
  isFinished: false,
  isSent: false,
  ...own,
});

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** Finishes a run that is kept, and lets all its attempts pass. */
async function finish(stage: ArcadeStage, kept: KeptRun): Promise<boolean | undefined> {
  keepRun(kept);
  const finishing = finishKeptRun(stagePlace(stage), kept);
  await jest.advanceTimersByTimeAsync(60_000);
  await finishing;
  return keptRuns.read()[0]?.isFinished;
}

test('the end of a run is made known by the key of the device, once', async () => {
  const stage = arcadeStage();
  const logHash = expect.stringMatching(/^[\w-]{43}$/);
  expect(await finish(stage, run())).toBe(true);
  expect(stage.asked).toMatchObject([{ action: 'Finish', data: { run: run().run, steps: 600, logHash } }]);
  expect(await finish(stage, run({ isFinished: true }))).toBe(true);
  expect(stage.asked).toHaveLength(1);
});

test('it is tried again until it is known, and a lost reply is found', async () => {
  let attempts = 0;
  const stage = arcadeStage({
    finish: () => {
      attempts += 1;
      throw new Error(attempts < 3 ? 'message.malformed' : 'run.finished');
    },
  });
  expect(await finish(stage, run())).toBe(true);
  expect(attempts).toBe(3);
});

test('it is left alone once it is refused, or its time is over', async () => {
  const refused = arcadeStage({
    finish: () => {
      throw new Error('run.too-late');
    },
  });
  expect(await finish(refused, run())).toBe(false);
  expect(refused.asked).toHaveLength(1);
  const late = arcadeStage();
  expect(await finish(late, run({ begunAt: Date.now() - 600_000 }))).toBe(false);
  expect(late.asked).toEqual([]);
});
