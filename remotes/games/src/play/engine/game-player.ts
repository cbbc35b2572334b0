import { toScene } from '../domain/fit';
import type { ArcadeGame, PlayerEvent } from '../game';
import type { OpenRequest, PlayReport, PlayRequest } from '../play-messages';
import type { Course } from './course';
import { FrameLoop, type Frames } from './frame-loop';
import { LiveCourse } from './live-course';
import { type GameCanvas, Stage } from './stage';
import { WatchCourse } from './watch-course';

export interface GamePlayerOptions<State> {
  game: ArcadeGame<State>;
  opening: OpenRequest<GameCanvas>;
  frames: Frames;
  report: (report: PlayReport) => void;
}

/**
 * Plays one game on one canvas, in a worker or on the page: runs its steps and draws its frames while it goes, and does
 * nothing at rest.
 */
export class GamePlayer<State> {
  readonly #options: GamePlayerOptions<State>;
  readonly #stage: Stage<State>;
  readonly #loop: FrameLoop;
  #course: Course<State> | undefined;
  #timeMs = 0;
  #lastMs: number | undefined;

  private constructor(options: GamePlayerOptions<State>, stage: Stage<State>) {
    this.#options = options;
    this.#stage = stage;
    this.#loop = new FrameLoop(options.frames, (timeMs) => this.#onFrame(timeMs));
  }

  /** Opens a player, and reports that it is ready. @throws Error where the canvas can't be drawn on */
  static async open<State>(options: GamePlayerOptions<State>): Promise<GamePlayer<State>> {
    const { game, opening, report } = options;
    const player = new GamePlayer(options, await Stage.open({ game, ...opening }));
    report({ kind: 'ready' });
    return player;
  }

  receive(request: PlayRequest): void {
    switch (request.kind) {
      case 'size':
        this.#resize(request.size);
        break;
      case 'live':
      case 'watch':
        this.#begin(request);
        break;
      case 'go':
        this.#course?.hush?.(request.isSilent ?? false);
        this.#go();
        break;
      case 'stop':
        this.#stop();
        break;
      case 'event':
        if (this.#loop.isRunning) this.#course?.enter?.(this.#inScene(request.event));
        break;
      case 'long-tap':
        this.#course?.rest?.();
        break;
      case 'speed':
        this.#course?.setSpeed?.(request.speed);
        break;
      case 'seek':
        this.#course?.seek?.(request.step);
        this.#drawAtRest();
        break;
    }
  }

  close(): void {
    this.#loop.stop();
    this.#stage.close();
  }

  #begin(request: Extract<PlayRequest, { kind: 'live' | 'watch' }>): void {
    const { game, report } = this.#options;
    const remember = (state: State, ghost?: State) => this.#stage.remember(state, ghost);
    this.#stop();
    this.#course =
      request.kind === 'live'
        ? new LiveCourse({ ...request, game, remember, report })
        : new WatchCourse({ ...request, game, remember, report });
    if (request.kind === 'live') this.#drawAtRest();
    else this.#go();
  }

  #go(): void {
    if (this.#course && !this.#course.isDone) this.#loop.start();
  }

  #stop(): void {
    this.#loop.stop();
    this.#lastMs = undefined;
    this.#course?.pause();
  }

  #onFrame(timeMs: number): void {
    const course = this.#course;
    if (!course) return;
    this.#timeMs += timeMs - (this.#lastMs ?? timeMs);
    this.#lastMs = timeMs;
    const goesOn = course.advance(timeMs);
    this.#draw();
    if (!goesOn) this.#stop();
  }

  #draw(): void {
    if (this.#course?.isShown) this.#stage.draw({ ...this.#course.frame(), timeMs: this.#timeMs });
  }

  #drawAtRest(): void {
    if (!this.#loop.isRunning) this.#draw();
  }

  #resize(size: Parameters<Stage<State>['resize']>[0]): void {
    const drawnAnew = this.#stage.resize(size);
    this.#drawAtRest();
    void drawnAnew?.then(() => {
      if (this.#course) this.#stage.remember(this.#course.frame().state);
      this.#drawAtRest();
    });
  }

  #inScene(event: PlayerEvent): PlayerEvent {
    return 'x' in event ? { ...event, ...toScene(this.#stage.fit, event) } : event;
  }
}
