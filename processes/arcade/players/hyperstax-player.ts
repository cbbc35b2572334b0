import {
  chanceFrom,
  type HyperstaxState,
  hyperstaxRules,
  InputLogWriter,
  offsetOf,
  type RunStart,
} from '../client/domain';
import type { LoggedRun } from './logged-run';

interface HyperstaxPlayer extends RunStart {
  /** Returns how many steps too late a drop comes; below zero for an early drop. */
  lateness: (floors: number) => number;
  /** Floors after which the player stops, and the block swings on. */
  floors?: number;
  /** Steps of the run, at most. */
  longest?: number;
}

/** Plays HyperStax by eye: waits until the block comes to its place over the tower, and drops it with an error of time. */
export function playHyperstax({
  seed,
  pace,
  lateness,
  floors = 2000,
  longest = hyperstaxRules.longestSteps,
}: HyperstaxPlayer): { run: LoggedRun; state: HyperstaxState } {
  const state = hyperstaxRules.start(chanceFrom(seed), pace);
  const writer = new InputLogWriter(hyperstaxRules.inputKinds);
  let [planned, due] = [-1, -1];
  while (state.steps < longest && !hyperstaxRules.isOver(state)) {
    if (state.rest === 0 && planned !== state.floors && state.floors < floors) {
      planned = state.floors;
      due = state.steps + Math.max(0, stepsToPlace(state) + lateness(state.floors));
    }
    const isDrop = state.steps === due;
    if (isDrop) writer.add({ step: state.steps, input: 0 });
    hyperstaxRules.step(state, isDrop ? [0] : []);
  }
  return { run: { seed, pace, steps: state.steps, log: writer.text() }, state };
}

/** Returns the steps until the block is next over the tower. */
function stepsToPlace(state: HyperstaxState): number {
  const ahead = { ...state };
  let far = Math.abs(offsetOf(ahead));
  for (let steps = 0; ; steps += 1) {
    hyperstaxRules.step(ahead, []);
    const next = Math.abs(offsetOf(ahead));
    if (next > far || ahead.ending !== 0) return steps;
    far = next;
  }
}
