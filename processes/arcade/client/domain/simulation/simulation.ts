import type { gameNames } from '../../generated';

/** A game of the arcade. */
export type GameName = (typeof gameNames)[number];

/** The speed of a run: 0 calm, 1 usual, 2 wild. Only challenges have another pace than the usual one. */
export type RunPace = 0 | 1 | 2;

/**
 * The rules of a game: a pure simulation in fixed steps, in whole numbers, that `rules.lua` of the game's folder has once
 * more, by which the process replays each run. A state is a plain object that `start` makes and `step` changes; the same
 * seed, pace and inputs lead to the same states everywhere.
 */
export interface Simulation<State> {
  /** Inputs are whole numbers from 0 up to, and without, this. */
  readonly inputKinds: number;
  /** Steps of the longest run. */
  readonly longestSteps: number;
  /** Returns the state before the first step. */
  start(chance: ChanceState, pace: RunPace): State;
  /** Changes the state by one step; the inputs come in the order in which they were made. */
  step(state: State, inputs: readonly number[]): void;
  /** Returns true when the run has come to its end, after which a step changes nothing. */
  isOver(state: State): boolean;
  /** Returns the score so far: a whole number from 0 to 1,000,000,000. */
  score(state: State): number;
  /** Returns every number that later steps depend on, in the order of the Lua. */
  numbers(state: State): readonly number[];
}

/** The four 32-bit words of a generator (`chance.ts`), which it changes. */
export type ChanceState = [number, number, number, number];
