import { isDeepStrictEqual } from 'node:util';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { seededRandom } from '@rainbow-rabbit/shared/testing';
import type { LiveProcess } from '../../../../../common/testing/live-process';
import { InputLogWriter, maxInputsPerStep, type RunPace } from '../../../../client/domain';
import { playRun } from '../../../../client/domain/simulation/coded-player';
import { type PlayedRun, startLuaGame, traceInLua, traceInTypeScript } from '../../../../testing/lua-games';
import { masher, person } from './player';
import { holes, whacRules, whacSteps } from './rules';

let live: LiveProcess;
beforeAll(async () => {
  live = await startLuaGame('whac');
});
afterAll(() => live.stop());

const random = seededRandom(9207);
const begun = () => ({
  seed: toBase64Url(Uint8Array.from({ length: 16 }, () => random.upTo(256))),
  pace: random.upTo(3) as RunPace,
});

/** Presses that look at nothing, with pauses up to a length, now and then many in one step; some go on after the end. */
function randomRun(longestPause: number): PlayedRun {
  const writer = new InputLogWriter(holes);
  const steps = 100 + random.upTo(random.chance(0.2) ? 3700 : 1500);
  for (let step = random.upTo(60); step < steps; step += 1 + random.upTo(longestPause)) {
    const count = random.chance(0.1) ? 1 + random.upTo(maxInputsPerStep) : 1;
    for (let left = count; left > 0; left -= 1) writer.add({ step, input: random.upTo(holes) });
  }
  return { ...begun(), steps, log: writer.text() };
}

/** Somebody plays, well or badly, and now and then hits any rabbit. */
function playedRun(): PlayedRun {
  const wild = random.upTo(10);
  const player = person({
    random,
    reactionMs: 20 + random.upTo(600),
    slips: random.upTo(12),
    wants: (who, { wanted }) => who === wanted || random.upTo(1000) < wild,
  });
  return playRun(whacRules, player, begun(), random.chance(0.4) ? whacSteps : 400 + random.upTo(1500)).run;
}

it('1,000 runs have the same scores and states in TypeScript and in Lua', async () => {
  const runs = [
    ...Array.from({ length: 350 }, () => randomRun(12)),
    ...Array.from({ length: 150 }, () => randomRun(200)),
    ...Array.from({ length: 480 }, playedRun),
    ...Array.from({ length: 20 }, () => playRun(whacRules, masher(random, 4), begun()).run),
  ];
  const here = runs.map((run) => traceInTypeScript(whacRules, run));
  const there = await traceInLua(live, runs);
  expect(runs.filter((_, index) => !isDeepStrictEqual(there[index], here[index]))).toEqual([]);
  const scores = here.map(({ marks }) => marks.at(-1)?.[1] ?? 0);
  expect(scores.filter((score) => score > 2000).length).toBeGreaterThan(200);
  expect(here.filter(({ isOver }) => isOver).length).toBeGreaterThan(50);
});

it('a rule that differs a little is found', async () => {
  const runs = Array.from({ length: 5 }, playedRun);
  const other: typeof whacRules = {
    ...whacRules,
    start: (chance, pace) => ({ ...whacRules.start(chance, pace), nextCome: 21 }),
  };
  const there = await traceInLua(live, runs);
  expect(runs.map((run) => traceInTypeScript(whacRules, run))).toEqual(there);
  expect(runs.map((run) => traceInTypeScript(other, run))).not.toEqual(there);
});
