import { FixedSteps } from '../domain/fixed-steps';
import type { RecordedRun } from '../domain/recorded-run';
import { WatchedRun } from '../domain/watched-run';
import type { ArcadeGame } from '../game';
import type { PlayReport, WatchSpeed } from '../play-messages';
import type { Course } from './course';

/** Steps between two reports of the place. */
const positionEvery = 15;

interface WatchCourseOptions<State> {
  game: ArcadeGame<State>;
  run: RecordedRun;
  /** The score that the run is said to have. */
  score: number;
  remember: (state: State) => void;
  report: (report: PlayReport) => void;
}

/** A recorded run that is watched. It is played to its end once, unseen, before its first frame. */
export class WatchCourse<State> implements Course<State> {
  readonly #options: WatchCourseOptions<State>;
  readonly #steps = new FixedSteps();
  readonly #run: WatchedRun<State>;
  #speed: WatchSpeed = 1;
  #isTrue: boolean | undefined;
  #reportedStep = 0;

  constructor(options: WatchCourseOptions<State>) {
    this.#options = options;
    this.#run = new WatchedRun(options.game.simulation, options.run);
  }

  get isShown(): boolean {
    return this.#isTrue === true;
  }

  get isDone(): boolean {
    return this.#isTrue === false || (this.isShown && this.#run.isAtEnd);
  }

  /** Plays a slice of the check, and after it the steps that are due at a frame. */
  advance(timeMs: number): boolean {
    if (this.#isTrue === undefined) return this.#check();
    for (let steps = this.#steps.advance(timeMs, this.#speed); steps > 0; steps -= 1) {
      this.#options.remember(this.#run.state);
      this.#run.advance();
    }
    if (this.isDone || this.#run.step - this.#reportedStep >= positionEvery) this.#reportPosition();
    return !this.isDone;
  }

  pause(): void {
    this.#steps.pause();
  }

  frame() {
    return { state: this.#run.state, part: this.isDone ? 1 : this.#steps.part };
  }

  setSpeed(speed: WatchSpeed): void {
    this.#speed = speed;
  }

  seek(step: number): void {
    if (!this.isShown) return;
    this.#run.seek(step);
    this.#options.remember(this.#run.state);
    this.#reportPosition();
  }

  /** Returns true while there is more to check; then the run rests at its start. */
  #check(): boolean {
    this.#isTrue = this.#run.check(this.#options.score);
    if (this.#isTrue === undefined) return true;
    this.#options.report({ kind: 'checked', isTrue: this.#isTrue });
    this.seek(0);
    return false;
  }

  #reportPosition(): void {
    const { step, score, isAtEnd } = this.#run;
    this.#reportedStep = step;
    this.#options.report({ kind: 'position', step, score, isAtEnd });
  }
}
