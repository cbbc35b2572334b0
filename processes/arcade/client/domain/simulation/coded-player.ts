import { chanceFrom } from './chance';
import { InputLogWriter } from './input-log';
import type { RunStart } from './replay';
import type { Simulation } from './simulation';

/** A run that code has played. */
export interface LoggedRun extends RunStart {
  steps: number;
  /** The log of inputs, in base64url. */
  log: string;
}

/** The chance by which code plays as a person does: never twice alike. */
export interface PlayerChance {
  /** Returns a whole number from 0 up to, and without, `limit`. */
  upTo(limit: number): number;
  between(from: number, to: number): number;
}

/** Returns the inputs of the next step. */
export type PlayedBy<State> = (state: State) => readonly number[];

/** A game as code plays it, for the local network, tests and measurements. `player.ts` of a game exports it, as `whacPlayer`. */
export interface CodedPlayer<State> {
  rules: Simulation<State>;
  /**
   * Returns somebody who plays one run as a person could.
   * @param skill from 0, clumsy, to 100, who plays a run as long as it can be
   */
  sitDown: (skill: number, chance: PlayerChance) => PlayedBy<State>;
}

/** Plays a run until it is over, or for so many steps. */
export function playRun<State>(
  rules: Simulation<State>,
  inputsOf: PlayedBy<State>,
  { seed, pace }: RunStart,
  longestSteps = rules.longestSteps,
): { run: LoggedRun; state: State } {
  const state = rules.start(chanceFrom(seed), pace);
  const writer = new InputLogWriter(rules.inputKinds);
  let steps = 0;
  for (; steps < longestSteps && !rules.isOver(state); steps += 1) {
    const inputs = inputsOf(state);
    for (const input of inputs) writer.add({ step: steps, input });
    rules.step(state, inputs);
  }
  return { run: { seed, pace, steps, log: writer.text() }, state };
}
