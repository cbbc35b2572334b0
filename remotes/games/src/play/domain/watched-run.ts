import {
  type LoggedInput,
  Replay,
  type ReplayMark,
  readInputLog,
  type Simulation,
} from '@rainbow-rabbit/processes/arcade/client/domain';
import type { RecordedRun } from './recorded-run';

/** Steps between two marks: so many steps a leap plays at most. */
const markEvery = 600;
/** Steps that one slice of the check plays. */
const stepsPerSlice = 1200;

/** Returns the inputs of a run; undefined for a log that can't be read, or a run that is longer than the game's longest. */
export function inputsOf<State>(
  { inputKinds, longestSteps }: Simulation<State>,
  { log, steps }: RecordedRun,
): readonly LoggedInput[] | undefined {
  if (!Number.isInteger(steps) || steps < 0 || steps > longestSteps) return undefined;
  return readInputLog(log, { inputKinds, steps });
}

/** A recorded run that is checked against its score, and then watched at any of its steps. */
export class WatchedRun<State> {
  readonly #simulation: Simulation<State>;
  readonly #run: RecordedRun;
  readonly #replay: Replay<State>;
  readonly #marks: ReplayMark<State>[] = [];
  readonly #canBeRead: boolean;

  constructor(simulation: Simulation<State>, run: RecordedRun) {
    const inputs = inputsOf(simulation, run);
    this.#simulation = simulation;
    this.#run = run;
    this.#canBeRead = inputs !== undefined;
    this.#replay = new Replay(simulation, run, inputs ?? []);
    this.#marks.push(this.#replay.mark());
  }

  get state(): State {
    return this.#replay.state;
  }
  get step(): number {
    return this.#replay.step;
  }
  get score(): number {
    return this.#simulation.score(this.state);
  }
  get isAtEnd(): boolean {
    return this.step >= this.#run.steps;
  }

  /**
   * Plays a slice of the run to its end, as the process that took it did.
   * @returns true when the run leads to its score, false when it doesn't, and undefined while there is more to play
   */
  check(score: number): boolean | undefined {
    if (!this.#canBeRead) return false;
    for (let played = 0; played < stepsPerSlice && !this.isAtEnd; played += 1) {
      if (this.#simulation.isOver(this.state)) return false;
      this.#replay.advance();
      if (this.step % markEvery === 0) this.#marks.push(this.#replay.mark());
    }
    return this.isAtEnd ? this.score === score : undefined;
  }

  /** Plays the next step; at the end it does nothing. */
  advance(): void {
    if (!this.isAtEnd) this.#replay.advance();
  }

  /** Goes to the state before a step of the run. */
  seek(step: number): void {
    const target = Math.min(Math.max(0, Math.floor(step)), this.#run.steps);
    const mark = this.#marks.findLast((known) => known.step <= target);
    if (mark) this.#replay.restore(mark);
    while (this.step < target) this.#replay.advance();
  }
}
