import { hashOf, Replay } from '@rainbow-rabbit/processes/arcade/client/domain';
import { dotGame } from '../testing/dot-game';
import { LiveRun } from './live-run';
import { inputsOf, WatchedRun } from './watched-run';

const start = { seed: 'AAAAAAAAAAAAAAAAAAAAAA', pace: 1 } as const;
const { simulation } = dotGame;

/** Plays a run with a tap at each seventh step. */
function play(steps: number, isOver = false) {
  const run = new LiveRun(simulation, start);
  while (run.steps < steps) {
    if (run.steps % 7 === 0) run.enter([1]);
    if (isOver && run.steps === steps - 1) run.enter([2, 2, 2]);
    run.advance();
  }
  return { ...start, ...run.result(run.end ?? 'longest') };
}

/** Checks a run to its end; returns the result and the number of slices. */
function check(run: Parameters<typeof inputsOf>[1], score: number) {
  const watched = new WatchedRun(simulation, run);
  for (let slices = 1; ; slices += 1) {
    const isTrue = watched.check(score);
    if (isTrue !== undefined) return { isTrue, slices, watched };
  }
}

const hashAt = (run: Parameters<typeof inputsOf>[1], step: number) => {
  const replay = new Replay(simulation, run, inputsOf(simulation, run) ?? []);
  while (replay.step < step) replay.advance();
  return hashOf(simulation.numbers(replay.state));
};

test('a run leads to its score, and a long one is checked in slices', () => {
  const run = play(3000, true);
  expect(check(run, run.score)).toMatchObject({ isTrue: true, slices: 3 });
});

test.each([
  ['has another score', (run: ReturnType<typeof play>) => ({ run, score: run.score + 1 })],
  [
    'has another seed',
    (run: ReturnType<typeof play>) => ({ run: { ...run, seed: 'BAAAAAAAAAAAAAAAAAAAAA' } }),
  ],
  ['lacks an input', (run: ReturnType<typeof play>) => ({ run: { ...run, log: run.log.slice(4) } })],
  ['has no log', (run: ReturnType<typeof play>) => ({ run: { ...run, log: '%' } })],
  ['goes on after its end', (run: ReturnType<typeof play>) => ({ run: { ...run, steps: run.steps + 1 } })],
  ['is too long', (run: ReturnType<typeof play>) => ({ run: { ...run, steps: 36_001 } })],
  ['has no number of steps', (run: ReturnType<typeof play>) => ({ run: { ...run, steps: 1.5 } })],
])('a run that %s does not lead to its score', (_, forge) => {
  const honest = play(700, true);
  const { run, score = honest.score } = forge(honest) as { run: typeof honest; score?: number };
  expect(check(run, score).isTrue).toBe(false);
});

test('any step can be shown, back and forth', () => {
  const run = play(2000);
  const { watched } = check(run, run.score);
  for (const step of [0, 599, 600, 601, 1999, 5, 2000]) {
    watched.seek(step);
    expect([watched.step, hashOf(simulation.numbers(watched.state))]).toEqual([step, hashAt(run, step)]);
  }
  expect(watched.isAtEnd).toBe(true);
  watched.advance();
  expect(watched.step).toBe(2000);
});

test('a step outside of the run is its begin or its end', () => {
  const run = play(50);
  const { watched } = check(run, run.score);
  watched.seek(99);
  expect(watched.step).toBe(50);
  watched.seek(-3);
  expect(watched.step).toBe(0);
});
