import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { seededRandom } from '@rainbow-rabbit/shared/testing';
import { Replay, type RunPace, readInputLog } from '../../../../client/domain';
import { playRun } from '../../../../client/domain/simulation/coded-player';
import { stacker } from './player';
import { fullSize, type HyperstaxState, hyperstaxRules, offsetOf, staxEvents, swingReach } from './rules';

const random = seededRandom(130);
const seed = () => toBase64Url(Uint8Array.from({ length: 16 }, () => random.upTo(256)));

/** Steps until the block is as far from its place as asked, on its way towards the other side, and drops it. */
function dropAt(state: HyperstaxState, isThere: (offset: number) => boolean): void {
  for (let steps = 0; steps < 1000; steps += 1) {
    if (state.rest === 0 && isThere(offsetOf(state))) {
      hyperstaxRules.step(state, [0]);
      return;
    }
    hyperstaxRules.step(state, []);
  }
  throw new Error('The block never came to the place');
}

const perfectly = (state: HyperstaxState) => dropAt(state, (offset) => Math.abs(offset) < 40);
const played = (how: Parameters<typeof stacker>[0]) =>
  playRun(hyperstaxRules, stacker(how), { seed: seed(), pace: 1 });
const started = (pace: RunPace = 1) => hyperstaxRules.start([1, 2, 3, 4], pace);

it('cuts off what hangs over, on the side where it hangs over', () => {
  for (const isBeyond of [true, false]) {
    const state = started();
    dropAt(state, (offset) => (isBeyond ? offset > 100 && offset < 300 : offset < -100 && offset > -300));
    const far = Math.abs(state.lastOffset);
    expect(far).toBeGreaterThan(100);
    expect(state).toMatchObject({
      floors: 1,
      points: 10,
      streak: 0,
      event: staxEvents.cut,
      axis: 1,
      sizes: [fullSize - far, fullSize],
      places: [isBeyond ? far : 0, 0],
      tower: [0, 0, fullSize, fullSize, 0, isBeyond ? far : 0, 0, fullSize - far, fullSize, 0],
    });
  }
});

it('a perfect drop grows the floor that was cut before, up to the full size', () => {
  const state = started();
  dropAt(state, (offset) => offset > 100 && offset < 300);
  perfectly(state);
  const [width] = state.sizes;
  perfectly(state);
  expect(state).toMatchObject({ floors: 3, streak: 2, perfects: 2, points: 30 + 5 + 10 });
  expect(state.sizes).toEqual([width + 24, fullSize]);
  expect(state.tower.slice(-5)).toEqual([...state.places, ...state.sizes, 2]);
});

it('the seventh perfect drop in a row completes a rainbow, which widens both axes, and the next begins', () => {
  const state = started();
  dropAt(state, (offset) => offset > 300 && offset < 500);
  dropAt(state, (offset) => offset > 300 && offset < 500);
  const { points } = state;
  for (let floor = 0; floor < 6; floor += 1) perfectly(state);
  const [width, depth] = state.sizes;
  expect(state).toMatchObject({ streak: 6, rainbows: 0, event: staxEvents.perfect });
  perfectly(state);
  expect(state).toMatchObject({ streak: 0, rainbows: 1, event: staxEvents.rainbow });
  expect(state.points - points).toBe(7 * 10 + 5 * (1 + 2 + 3 + 4 + 5 + 6 + 7) + 100);
  expect(state.sizes).toEqual([width + 180 + 24, depth + 180]);
});

it('a cut ends the streak', () => {
  const state = started();
  perfectly(state);
  perfectly(state);
  dropAt(state, (offset) => offset > 100 && offset < 300);
  expect(state).toMatchObject({ streak: 0, perfects: 2 });
});

it('a block that misses ends the run, after which a step changes nothing', () => {
  const state = started();
  dropAt(state, (offset) => Math.abs(offset) > fullSize);
  expect(state).toMatchObject({ ending: 1, event: staxEvents.miss, floors: 0 });
  for (let step = 0; step < 90; step += 1) {
    expect(hyperstaxRules.isOver(state)).toBe(false);
    hyperstaxRules.step(state, [0]);
  }
  const numbers = hyperstaxRules.numbers(state);
  for (let step = 0; step < 100; step += 1) hyperstaxRules.step(state, [0]);
  expect(hyperstaxRules.numbers(state)).toEqual(numbers);
  expect(hyperstaxRules.isOver(state)).toBe(true);
});

it('takes no drop while a new block rests, so that a double tap costs nothing', () => {
  const state = started();
  for (let step = 0; step < 12; step += 1) hyperstaxRules.step(state, [0]);
  expect(state).toMatchObject({ floors: 0, ending: 0, rest: 0 });
  hyperstaxRules.step(state, [0]);
  expect(state.ending).toBe(1);
});

it('swings to both sides, never farther than its reach, and by a few curves', () => {
  const curves = new Set<number>();
  const sides = new Set<number>();
  const { run } = played({ lateness: () => 0, floors: 60 });
  const replay = new Replay(
    hyperstaxRules,
    run,
    readInputLog(run.log, { inputKinds: 1, steps: run.steps }) ?? [],
  );
  let [low, high] = [0, 0];
  while (replay.step < run.steps) {
    replay.advance();
    const offset = offsetOf(replay.state);
    if (replay.state.rest === 12) sides.add(Math.sign(offset));
    curves.add(replay.state.curve);
    [low, high] = [Math.min(low, offset), Math.max(high, offset)];
  }
  expect([low, high]).toEqual([-swingReach, swingReach]);
  expect([...sides].sort()).toEqual([-1, 1]);
  expect(curves.size).toBe(3);
});

/** Greatest change of the offset in a step, for each floor of a run. */
function speedsOf(pace: RunPace): number[] {
  const { run } = playRun(hyperstaxRules, stacker({ lateness: () => 0 }), { seed: seed(), pace }, 20_000);
  const replay = new Replay(
    hyperstaxRules,
    run,
    readInputLog(run.log, { inputKinds: 1, steps: run.steps }) ?? [],
  );
  const speeds: number[] = [];
  while (replay.step < run.steps) {
    const [floors, offset] = [replay.state.floors, offsetOf(replay.state)];
    replay.advance();
    if (replay.state.floors !== floors) continue;
    speeds[floors] = Math.max(speeds[floors] ?? 0, Math.abs(offsetOf(replay.state) - offset));
  }
  return speeds;
}

it('speeds up smoothly, to a speed that it never exceeds', () => {
  const speeds = speedsOf(1);
  const mean = (from: number) => speeds.slice(from, from + 20).reduce((sum, speed) => sum + speed, 0) / 20;
  const means = [0, 20, 40, 60, 80, 160, 320].map(mean);
  expect(means).toEqual([...means].sort((one, other) => one - other));
  for (const [index, speed] of means.entries())
    expect(speed / (means[index - 1] ?? speed)).toBeLessThan(1.35);
  expect(Math.max(...speeds)).toBeLessThan(150);
});

it('a calm run is slower, and a wild one quicker', () => {
  const [calm = 0, usual = 0, wild = 0] = ([0, 1, 2] as const).map((pace) => speedsOf(pace)[0]);
  expect(calm).toBeLessThan(usual);
  expect(usual).toBeLessThan(wild);
});

it('a run that reaches the longest one ends well', () => {
  const { run, state } = played({ lateness: () => 0 });
  expect(state).toMatchObject({ steps: 36_000, ending: 2, rest: 0 });
  expect(state.floors).toBeGreaterThan(500);
  expect(state.tower.length).toBe(64 * 5);
  expect(run.log.length).toBeLessThan(8192);
});

describe('players of different skill', () => {
  /** The scores of 25 runs, in order. */
  const scores = (lateness: () => number) =>
    Array.from({ length: 25 }, () => played({ lateness }).state.points).sort((one, other) => one - other);
  const within = (steps: number) => () => random.upTo(2 * steps + 1) - steps;

  it('have scores in the order of their skill, and each can be beaten', () => {
    const players = [scores(() => random.upTo(60)), scores(within(6)), scores(within(3)), scores(within(1))];
    for (const [index, runs] of players.entries()) {
      const better = players[index + 1];
      if (!better) break;
      // even a bad run of the better player beats the usual run of the other
      expect(better[3]).toBeGreaterThan(runs[12] ?? 0);
      expect(better[12]).toBeGreaterThan(1.6 * (runs[12] ?? 0));
    }
    const [, , good = [], best = []] = players;
    expect(good[12]).toBeGreaterThan(300);
    expect(best[24]).toBeLessThan(10_000);
  });
});
