import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleLua } from '../../aos';
import { gameNames, InputLogWriter } from '../client/domain';

/** Steps of the longest run of a counting game. */
export const countingSteps = 3600;

/** The inputs of a counting game: a point, ten points, the end of the run, and nothing. */
export const counting = { one: 0, ten: 1, end: 2, nothing: 3 } as const;
const inputKinds = 4;

/** The score of a counting game that is worth half of the most points. */
export const countingHalfScore = 10_000;

/** Simulations in place of the games: they count their inputs, so that a test says what a run scores. */
const games = `
local game = { inputKinds = ${inputKinds}, longestSteps = ${countingSteps}, halfScore = ${countingHalfScore} }
function game.start(chance, pace) return { score = 0, step = 0, isOver = false, chance = chance, pace = pace } end
function game.step(state, inputs)
  if state.isOver then return end
  state.step = state.step + 1
  for _, input in ipairs(inputs) do
    state.score = state.score + (input == 0 and 1 or input == 1 and 10 or 0)
    if input == 2 then state.isOver = true end
  end
  if state.step == ${countingSteps} then state.isOver = true end
end
function game.isOver(state) return state.isOver end
function game.score(state) return state.score end
function game.numbers(state) return { state.score, state.step } end
return { ${gameNames.map((name) => `${name} = game`).join(', ')} }`;

/** Returns the Lua of the arcade's process with counting games. */
export function countingSource(): string {
  const folder = mkdtempSync(join(tmpdir(), 'counting-arcade-'));
  try {
    cpSync(fileURLToPath(new URL('../src', import.meta.url)), folder, { recursive: true });
    writeFileSync(join(folder, 'domain/games.lua'), games);
    return bundleLua(join(folder, 'main.lua'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A run as it is submitted, without its id. */
export interface CountedRun {
  steps: number;
  inputs: string;
}

/**
 * Returns a run that scores some points and then ends: ten points at a time, each a few steps after the last, by gaps that are
 * not even.
 */
export function countingRun(score: number): CountedRun {
  const writer = new InputLogWriter(inputKinds);
  let step = 0;
  const add = (input: number) => {
    writer.add({ step, input });
    step += 2 + (step % 3);
  };
  for (let left = score; left >= 10; left -= 10) add(counting.ten);
  for (let left = score % 10; left > 0; left -= 1) add(counting.one);
  writer.add({ step, input: counting.end });
  return { steps: step + 1, inputs: writer.text() };
}

/** Returns the log of inputs, each with its step. */
export function countingLog(...inputs: readonly (readonly [step: number, input: number])[]): string {
  const writer = new InputLogWriter(inputKinds);
  for (const [step, input] of inputs) writer.add({ step, input });
  return writer.text();
}
