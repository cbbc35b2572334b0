import { readInputLog } from '@rainbow-rabbit/processes/arcade/client/domain';
import { dotGame } from '../testing/dot-game';
import { LiveRun } from './live-run';
import { WatchedRun } from './watched-run';

const start = { seed: 'AAAAAAAAAAAAAAAAAAAAAA', pace: 1 } as const;
const { simulation } = dotGame;
const begin = (rules = simulation) => new LiveRun(rules, start);

test('inputs are played and logged with the next step', () => {
  const run = begin();
  run.advance();
  run.enter([1]);
  run.advance();
  const { steps, log } = run.result('over');
  expect(readInputLog(log, { inputKinds: simulation.inputKinds, steps })).toEqual([{ step: 1, input: 1 }]);
  expect(run.score).toBeGreaterThan(0);
});

test('a step takes eight inputs at most, and the next one the others', () => {
  const run = begin();
  run.enter(Array(11).fill(1));
  run.advance();
  run.advance();
  const { steps, log } = run.result('over');
  const inputs = readInputLog(log, { inputKinds: simulation.inputKinds, steps });
  expect(inputs?.map(({ step }) => step)).toEqual([...Array(8).fill(0), ...Array(3).fill(1)]);
});

test('more inputs than a hand can make are dropped', () => {
  const run = begin();
  run.enter(Array(32).fill(1));
  run.enter([1]);
  for (let step = 0; step < 6; step += 1) run.advance();
  const { steps, log } = run.result('over');
  expect(readInputLog(log, { inputKinds: simulation.inputKinds, steps })).toHaveLength(32);
});

test('a run ends by the rules, and nothing changes after that', () => {
  const run = begin();
  run.enter([2, 2, 2]);
  run.advance();
  expect(run.end).toBe('over');
  run.enter([1]);
  run.advance();
  expect(run.result('over')).toMatchObject({ steps: 1, isOver: true, score: 0 });
});

test('a run ends as the longest that there is', () => {
  const run = begin({ ...simulation, longestSteps: 100 });
  while (!run.end) run.advance();
  expect(run.result(run.end)).toMatchObject({ reason: 'longest', steps: 100, isOver: false });
});

test('a run whose log is full ends, and leads to its score', () => {
  const run = begin();
  while (!run.end) {
    run.enter([1]);
    run.advance();
  }
  const result = run.result(run.end);
  expect(result).toMatchObject({ reason: 'log-full', isOver: false });
  expect(result.log.length).toBeLessThanOrEqual(8192);
  const watched = new WatchedRun(simulation, { ...start, ...result });
  let isTrue: boolean | undefined;
  while (isTrue === undefined) isTrue = watched.check(result.score);
  expect(isTrue).toBe(true);
});
