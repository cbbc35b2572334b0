import { chanceFrom } from './chance';
import type { LoggedInput } from './input-log';
import type { RunPace, Simulation } from './simulation';

/** A run as it was begun. */
export interface RunStart {
  /** 16 bytes in base64url. */
  seed: string;
  pace: RunPace;
}

/** A place in a replay, to go on from again. */
export interface ReplayMark<State> {
  readonly step: number;
  readonly state: State;
  readonly next: number;
}

/** Steps a run from its start by its log. */
export class Replay<State> {
  state: State;
  /** Number of the next step. */
  step = 0;
  readonly #simulation: Simulation<State>;
  readonly #inputs: readonly LoggedInput[];
  #next = 0;

  constructor(simulation: Simulation<State>, { seed, pace }: RunStart, inputs: readonly LoggedInput[]) {
    this.#simulation = simulation;
    this.#inputs = inputs;
    this.state = simulation.start(chanceFrom(seed), pace);
  }

  /** Plays the next step, by the inputs that the log has for it. */
  advance(): void {
    const inputs: number[] = [];
    for (;;) {
      const logged = this.#inputs[this.#next];
      if (!logged || logged.step !== this.step) break;
      inputs.push(logged.input);
      this.#next += 1;
    }
    this.#simulation.step(this.state, inputs);
    this.step += 1;
  }

  /** Returns this place, which later steps don't change. */
  mark(): ReplayMark<State> {
    return { step: this.step, state: structuredClone(this.state), next: this.#next };
  }

  /** Goes on from a place where this replay has been. */
  restore({ step, state, next }: ReplayMark<State>): void {
    this.step = step;
    this.state = structuredClone(state);
    this.#next = next;
  }
}
