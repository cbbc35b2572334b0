import { type KeptRun, lastMomentOf, withKeptRun, withoutKeptRun } from './kept-runs.domain';

const kept = (run: string): KeptRun => ({
  process: 'p',
  run,
  game: 'whac',
  on: 'city:ph',
  player: 'v',
  begunAt: 1000,
  aheadMs: 0,
  steps: 3600,
  inputs: '',
  score: 5,
  path: '/',
  isFinished: false,
  isSent: false,
});

test('the end of a run has to be known 30 seconds after its play time, and the run can arrive until five minutes after', () => {
  expect(lastMomentOf(kept('a'))).toBe(1000 + 60_000 + 30_000);
  expect(lastMomentOf({ ...kept('a'), isFinished: true })).toBe(1000 + 60_000 + 300_000);
});

test('the last moment is on the clock of this device', () => {
  expect(lastMomentOf({ ...kept('a'), aheadMs: -7000 })).toBe(84_000);
});

test('a run is kept once, and the oldest goes when there are too many', () => {
  const names = [...'abcdefgh'];
  const full = names.reduce<KeptRun[]>((runs, run) => withKeptRun(runs, kept(run)), []);
  expect(withKeptRun(full, { ...kept('c'), isSent: true }).map(({ run }) => run)).toEqual([...'abdefghc']);
  expect(withKeptRun(full, kept('i')).map(({ run }) => run)).toEqual([...'bcdefghi']);
  expect(withoutKeptRun(full, 'a').map(({ run }) => run)).toEqual([...'bcdefgh']);
});
