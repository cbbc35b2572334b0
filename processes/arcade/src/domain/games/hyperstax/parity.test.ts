import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { seededRandom } from '@rainbow-rabbit/shared/testing';
import type { LiveProcess } from '../../../../../common/testing/live-process';
import { InputLogWriter, maxInputsPerStep, type RunPace, seedBytes } from '../../../../client/domain';
import { playRun } from '../../../../client/domain/simulation/coded-player';
import { type PlayedRun, startLuaGame, traceInLua, traceInTypeScript } from '../../../../testing/lua-games';
import { stacker } from './player';
import { hyperstaxRules } from './rules';

let live: LiveProcess;
beforeAll(async () => {
  live = await startLuaGame('hyperstax');
});
afterAll(() => live.stop());

const random = seededRandom(131);
const start = () => ({
  seed: toBase64Url(Uint8Array.from({ length: seedBytes }, () => random.upTo(256))),
  pace: random.upTo(3) as RunPace,
});

/** A run of someone who presses without looking, also several times in a step, and goes on after the end. */
function randomRun(): PlayedRun {
  const steps = 1 + random.upTo(700);
  const writer = new InputLogWriter(hyperstaxRules.inputKinds);
  const gap = 2 + random.upTo(120);
  for (let step = random.upTo(gap); step < steps; step += 1 + random.upTo(gap)) {
    for (let presses = 1 + random.upTo(maxInputsPerStep); presses > 0; presses -= 1)
      writer.add({ step, input: 0 });
  }
  return { ...start(), steps, log: writer.text() };
}

/** A run of someone who looks and errs by up to some steps; after so many floors the block swings on, or a drop misses. */
function playedRun(): { run: PlayedRun; floors: number } {
  const error = random.upTo(5);
  const floors = 5 + Math.min(random.upTo(97), random.upTo(97));
  const lateness = (floor: number) => (floor < floors ? random.upTo(2 * error + 1) - error : 40);
  const stops = floors + random.upTo(2);
  const { run, state } = playRun(
    hyperstaxRules,
    stacker({ lateness, floors: stops }),
    start(),
    150 + 70 * floors,
  );
  return { run, floors: state.floors };
}

it('1,000 runs have the same score and state in Lua and in TypeScript, at every hundredth step', async () => {
  const played = Array.from({ length: 600 }, playedRun);
  const runs = [...Array.from({ length: 400 }, randomRun), ...played.map(({ run }) => run)];
  const floors = played.map((run) => run.floors);
  expect([Math.min(...floors) < 6, Math.max(...floors) > 80]).toEqual([true, true]);
  const here = runs.map((run) => traceInTypeScript(hyperstaxRules, run));
  const ended = here.filter(({ isOver }) => isOver).length;
  expect([ended > 300, ended < runs.length]).toEqual([true, true]);
  const there = await traceInLua(live, runs);
  expect(there.length).toBe(runs.length);
  // one run is compared at a time, since the difference of all would take minutes to print
  for (const [index, trace] of there.entries()) expect(trace).toEqual(here[index]);
});
