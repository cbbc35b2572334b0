/** The browser's frames; those of a worker come from its own scope. */
export interface Frames {
  request: (callback: (timeMs: number) => void) => number;
  cancel: (handle: number) => void;
}

/** Calls a function at each frame while it runs. At rest it has no frame and no timer. */
export class FrameLoop {
  readonly #frames: Frames;
  readonly #onFrame: (timeMs: number) => void;
  #handle: number | undefined;

  constructor(frames: Frames, onFrame: (timeMs: number) => void) {
    this.#frames = frames;
    this.#onFrame = onFrame;
  }

  get isRunning(): boolean {
    return this.#handle !== undefined;
  }

  start(): void {
    if (!this.isRunning) this.#handle = this.#frames.request(this.#next);
  }

  stop(): void {
    if (this.#handle !== undefined) this.#frames.cancel(this.#handle);
    this.#handle = undefined;
  }

  readonly #next = (timeMs: number): void => {
    // Asked for first, so that the callback can stop the loop.
    this.#handle = this.#frames.request(this.#next);
    this.#onFrame(timeMs);
  };
}
