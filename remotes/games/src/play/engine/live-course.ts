import { Replay, type RunStart } from '@rainbow-rabbit/processes/arcade/client/domain';
import { FixedSteps } from '../domain/fixed-steps';
import { LiveRun } from '../domain/live-run';
import type { RecordedRun } from '../domain/recorded-run';
import { inputsOf } from '../domain/watched-run';
import type { ArcadeGame, Controls, PlayerEvent } from '../game';
import type { PlayReport } from '../play-messages';
import type { Course } from './course';
import { MomentPost } from './moment-post';

interface LiveCourseOptions<State> {
  game: ArcadeGame<State>;
  start: RunStart;
  ghost: RecordedRun | undefined;
  /** Keeps what the next frame draws from. */
  remember: (state: State, ghost?: State) => void;
  report: (report: PlayReport) => void;
}

/** A run that is played, with its controls, its ghost and its reports. */
export class LiveCourse<State> implements Course<State> {
  readonly isShown = true;
  readonly #options: LiveCourseOptions<State>;
  readonly #steps = new FixedSteps();
  readonly #run: LiveRun<State>;
  readonly #controls: Controls<State>;
  readonly #post: MomentPost;
  readonly #ghost: { replay: Replay<State>; steps: number } | undefined;

  constructor(options: LiveCourseOptions<State>) {
    const { game, start, ghost, remember, report } = options;
    this.#options = options;
    this.#run = new LiveRun(game.simulation, start);
    this.#controls = game.createControls();
    this.#post = new MomentPost(report);
    const inputs = ghost && inputsOf(game.simulation, ghost);
    if (ghost && inputs)
      this.#ghost = { replay: new Replay(game.simulation, ghost, inputs), steps: ghost.steps };
    remember(this.#run.state, this.#ghostState);
  }

  get isDone(): boolean {
    return this.#run.end !== undefined;
  }

  advance(timeMs: number): boolean {
    const { game, remember, report } = this.#options;
    for (let steps = this.#steps.advance(timeMs); steps > 0 && !this.isDone; steps -= 1) {
      remember(this.#run.state, this.#ghostState);
      this.#run.advance();
      if (this.#isGhostRunning) this.#ghost?.replay.advance();
      this.#post.add(game.happenings(this.#run.state));
    }
    this.#post.send(this.#run.steps, this.#run.score, this.isDone);
    if (this.#run.end) report({ kind: 'ended', result: this.#run.result(this.#run.end) });
    return !this.isDone;
  }

  hush(isSilent: boolean): void {
    this.#post.isSilent = isSilent;
  }

  pause(): void {
    this.#steps.pause();
  }

  frame() {
    const { state } = this.#run;
    const { cursor } = this.#controls;
    return { state, part: this.isDone ? 1 : this.#steps.part, cursor, ghost: this.#ghostState };
  }

  enter(event: PlayerEvent): void {
    if (!this.isDone) this.#run.enter(this.#controls.inputsOf(event, this.#run.state));
  }

  rest(): void {
    const { game, report } = this.#options;
    if (game.isAtRest?.(this.#run.state)) report({ kind: 'rested' });
  }

  get #ghostState(): State | undefined {
    return this.#isGhostRunning ? this.#ghost?.replay.state : undefined;
  }

  get #isGhostRunning(): boolean {
    return this.#ghost !== undefined && this.#ghost.replay.step < this.#ghost.steps;
  }
}
