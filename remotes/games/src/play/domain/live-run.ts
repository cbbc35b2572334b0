import {
  chanceFrom,
  InputLogWriter,
  maxInputsPerStep,
  type RunStart,
  type Simulation,
} from '@rainbow-rabbit/processes/arcade/client/domain';
import type { RunEnding, RunResult } from './recorded-run';

/** Inputs that wait for their step, at most; a hand makes no more. */
const maxWaiting = 4 * maxInputsPerStep;

/** A run that is played: takes inputs, logs them, and ends by the rules, as the longest run or with a full log. */
export class LiveRun<State> {
  readonly state: State;
  /** Number of the next step. */
  steps = 0;
  end: RunEnding | undefined;
  readonly #simulation: Simulation<State>;
  readonly #log: InputLogWriter;
  readonly #waiting: number[] = [];

  constructor(simulation: Simulation<State>, { seed, pace }: RunStart) {
    this.#simulation = simulation;
    this.#log = new InputLogWriter(simulation.inputKinds);
    this.state = simulation.start(chanceFrom(seed), pace);
  }

  get score(): number {
    return this.#simulation.score(this.state);
  }

  /** Takes inputs for the next step. */
  enter(inputs: readonly number[]): void {
    if (this.#waiting.length + inputs.length <= maxWaiting) this.#waiting.push(...inputs);
  }

  /** Plays the next step; after the end it does nothing. */
  advance(): void {
    if (this.end) return;
    const inputs = this.#waiting.splice(0, maxInputsPerStep);
    for (const input of inputs) this.#log.add({ step: this.steps, input });
    this.#simulation.step(this.state, inputs);
    this.steps += 1;
    this.end = this.#endNow();
  }

  /** Returns the run as far as it was played. */
  result(reason: RunEnding): RunResult {
    const isOver = this.#simulation.isOver(this.state);
    return { steps: this.steps, log: this.#log.text(), score: this.score, isOver, reason };
  }

  #endNow(): RunEnding | undefined {
    if (this.#simulation.isOver(this.state)) return 'over';
    if (this.steps >= this.#simulation.longestSteps) return 'longest';
    return this.#log.isFull ? 'log-full' : undefined;
  }
}
