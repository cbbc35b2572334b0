import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { seededRandom } from '@rainbow-rabbit/shared/testing';
import { chanceFrom, InputLogWriter, type RunPace } from '../../../../client/domain';
import { runner } from './player';
import {
  bridgeColours,
  isOnBridge,
  type RabbitRun,
  rabbitInputs,
  rabbitRules,
  runMoments,
  runUnit,
} from './rules';

const { press, release, duck, letUp } = rabbitInputs;
const seeds = seededRandom(9);
const seed = () => toBase64Url(Uint8Array.from({ length: 16 }, () => seeds.upTo(256)));
const begin = (pace: RunPace = 1) => rabbitRules.start(chanceFrom(seed()), pace);

/** A run that is under way, with these obstacles and orbs and no others. */
function on(
  way: { kinds?: number[]; starts?: number[]; widths?: number[]; orbs?: [number, number, number][] } = {},
) {
  const { kinds = [], starts = [], widths = [], orbs = [] } = way;
  const lengths = (list: number[]) => list.map((length) => length * runUnit);
  return Object.assign(begin(), {
    rest: 0,
    horizon: 2 ** 30,
    obstacleKinds: kinds,
    obstacleStarts: lengths(starts),
    obstacleWidths: lengths(widths),
    orbColours: orbs.map(([colour]) => colour),
    orbPlaces: lengths(orbs.map(([, place]) => place)),
    orbHeights: lengths(orbs.map(([, , height]) => height)),
  });
}

/** Plays steps by inputs at their numbers; returns the moments of all of them. */
function play(
  run: RabbitRun,
  steps: number,
  inputs: Readonly<Record<number, readonly number[]>> = {},
): number {
  let moments = 0;
  for (let step = 0; step < steps; step += 1) {
    rabbitRules.step(run, inputs[step] ?? []);
    moments |= run.moments;
  }
  return moments;
}

/** Steps from a press at step 0 to the landing. */
function stepsInAir(inputs: Readonly<Record<number, readonly number[]>>): number {
  const run = on();
  let steps = 0;
  do {
    rabbitRules.step(run, inputs[steps] ?? []);
    steps += 1;
  } while (run.height > 0);
  return steps;
}

it('the rabbit sits until the first press, and sets out by itself after ten seconds', () => {
  const run = begin();
  play(run, 100);
  expect([run.distance, rabbitRules.score(run)]).toEqual([0, 0]);
  play(run, 1, { 0: [press] });
  expect(run.distance).toBeGreaterThan(0);
  const other = begin();
  play(other, 600);
  expect(other.distance).toBe(0);
  play(other, 1);
  expect(other.distance).toBeGreaterThan(0);
});

it('a tap hops, holding it glides, and a swipe down ends both', () => {
  const tap = stepsInAir({ 0: [press, release] });
  const held = stepsInAir({ 0: [press] });
  expect(tap).toBeGreaterThan(28);
  expect(held).toBeGreaterThan(tap + 15);
  expect(held).toBeLessThan(70);
  expect(stepsInAir({ 0: [press], 14: [duck] })).toBeLessThan(24);
});

it('a glide is not longer by pressing again and again', () => {
  const again = Object.fromEntries(
    Array.from({ length: 60 }, (_, step) => [step, step % 4 < 2 ? [press] : [release]]),
  );
  expect(stepsInAir({ ...again, 0: [press] })).toBeLessThanOrEqual(stepsInAir({ 0: [press] }));
});

it('a press just before landing hops again on landing', () => {
  const run = on();
  const landing = stepsInAir({ 0: [press, release] }) - 1;
  play(run, landing + 2, { 0: [press, release], [landing - 4]: [press, release] });
  expect(run.height).toBeGreaterThan(0);
  const early = on();
  play(early, landing + 2, { 0: [press, release], [landing - 12]: [press, release] });
  expect(early.height).toBe(0);
});

it('a duck takes its time after a flick, longer while it is held, and never for ever', () => {
  const stepsLow = (inputs: Readonly<Record<number, readonly number[]>>) => {
    const run = on();
    let low = 0;
    for (let step = 0; step < 300; step += 1) {
      rabbitRules.step(run, inputs[step] ?? []);
      if (run.duck > 0) low += 1;
    }
    return low;
  };
  const flick = stepsLow({ 0: [duck], 3: [letUp] });
  expect(flick).toBeGreaterThan(30);
  expect(stepsLow({ 0: [duck], 80: [letUp] })).toBeGreaterThan(flick + 30);
  expect(stepsLow({ 0: [duck] })).toBeLessThan(160);
});

it.each([
  ['a log', 0, 30, { 20: [press, release] }],
  ['a branch', 1, 40, { 22: [duck, letUp] }],
  ['a puddle', 2, 80, { 24: [press, release] }],
  ['a hedge', 3, 28, { 14: [press, release] }],
  ['a fence', 4, 46, { 14: [press] }],
])('%s is passed by the right act, and is stumbled over without one', (_, kind, width, inputs) => {
  const way = () => on({ kinds: [kind], starts: [120], widths: [width] });
  expect(play(way(), 90) & runMoments.stumble).not.toBe(0);
  expect(play(way(), 90, inputs as Record<number, number[]>) & runMoments.stumble).toBe(0);
});

it('a stream is passed by a glide and not by a hop', () => {
  const way = () => on({ kinds: [5], starts: [120], widths: [150] });
  expect(play(way(), 110, { 24: [press, release] }) & runMoments.stumble).not.toBe(0);
  expect(play(way(), 110, { 24: [press] }) & runMoments.stumble).toBe(0);
});

it('one stumble slows the rabbit and is forgiven after five seconds; a second one before ends the run', () => {
  const two = on({ kinds: [3, 3], starts: [100, 700], widths: [28, 28] });
  play(two, 60);
  const before = two.distance;
  play(two, 1);
  expect(two.distance - before).toBeLessThan(800);
  expect(play(two, 200) & runMoments.fall).not.toBe(0);
  play(two, 60, { 0: [press] });
  expect(rabbitRules.isOver(two)).toBe(true);
  const ended = JSON.stringify({ ...two, moments: 0 });
  play(two, 10, { 0: [press] });
  expect(JSON.stringify({ ...two, moments: 0 })).toBe(ended);

  const apart = on({ kinds: [3, 3], starts: [100, 1400], widths: [28, 28] });
  expect(play(apart, 450) & runMoments.fall).toBe(0);
  expect(rabbitRules.isOver(apart)).toBe(false);
});

it('colours in the order of the rainbow score more each, another colour a little and changes nothing', () => {
  const run = on({ orbs: [[0, 100, 18], [3, 200, 18], [1, 300, 18]] }); // biome-ignore format: one line
  const points: number[] = [];
  for (let step = 0; step < 120; step += 1) {
    const before = run.bonus;
    rabbitRules.step(run, []);
    if (run.bonus > before) points.push(run.bonus - before);
  }
  expect(points).toEqual([50, 10, 60]);
  expect(run.progress).toBe(2);
});

it('the seventh colour builds a bridge on which no obstacle counts', () => {
  const run = on({ kinds: [3, 3], starts: [130, 400], widths: [28, 28], orbs: [[6, 100, 18]] });
  run.progress = 6;
  const moments = play(run, 60);
  expect(moments & runMoments.bridge).not.toBe(0);
  expect(run.bridges).toBe(1);
  expect(run.progress).toBe(0);
  expect(isOnBridge(run)).toBe(true);
  const before = rabbitRules.score(run);
  expect(play(run, 290) & (runMoments.stumble | runMoments.fall)).toBe(0);
  expect(rabbitRules.score(run)).toBeGreaterThan(before + 200);
  const ahead = run.obstacleStarts.filter((start) => start > run.distance);
  expect(Math.min(...ahead)).toBeGreaterThan(run.bridgeEnd);
});

it('a colour that is missed is laid out again', () => {
  const run = begin();
  const next = runner({ error: 0, random: seeds.next });
  const colours = new Set<number>();
  for (let step = 0; step < 6000; step += 1) {
    rabbitRules.step(run, next(run));
    for (const colour of run.orbColours) colours.add(colour % bridgeColours);
    if (run.progress > 2) run.progress = 0;
  }
  expect([...colours].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(run.bonus).toBeGreaterThan(1000);
});

/** Plays a whole run. */
function whole(pace: RunPace, next: (run: RabbitRun) => readonly number[]) {
  const run = begin(pace);
  const log = new InputLogWriter(rabbitRules.inputKinds);
  let [stumbles, kept] = [0, 0];
  while (!rabbitRules.isOver(run)) {
    const inputs = next(run);
    for (const input of inputs) log.add({ step: run.steps, input });
    rabbitRules.step(run, inputs);
    if (run.moments & (runMoments.stumble | runMoments.fall)) stumbles += 1;
    kept = Math.max(kept, run.obstacleKinds.length, run.orbColours.length);
  }
  return { run, score: rabbitRules.score(run), stumbles, kept, log: log.text() };
}

it.each([0, 1, 2] as const)('the way is always passable at pace %i, up to the longest run', (pace) => {
  for (let turn = 0; turn < 3; turn += 1) {
    const { run, stumbles, kept, log } = whole(pace, runner({ error: 0, random: seeds.next }));
    expect(stumbles).toBe(0);
    expect(run).toMatchObject({ ending: 2, steps: rabbitRules.longestSteps });
    expect(kept).toBeLessThan(30);
    expect(log.length).toBeLessThan(8192 / 2);
  }
});

it('who plays better scores more', () => {
  const players = {
    never: () => () => [],
    random: () => () => (seeds.upTo(35) === 0 ? [press, release] : []),
    beginner: () => runner({ error: 14, random: seeds.next }),
    usual: () => runner({ error: 8, random: seeds.next }),
    good: () => runner({ error: 5, random: seeds.next }),
  };
  const medians = Object.values(players).map((player) => {
    const scores = Array.from({ length: 15 }, () => whole(1, player()).score).sort((a, b) => a - b);
    return scores[7] ?? 0;
  });
  for (const [better, median] of medians.entries())
    expect(median).toBeGreaterThan(1.4 * (medians[better - 1] ?? 0));
});
