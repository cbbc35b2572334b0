import { stepsPerSecond } from '@rainbow-rabbit/processes/arcade/client/domain';

const stepMs = 1000 / stepsPerSecond;

/** Steps of one frame, at most, at the usual speed: after a longer gap a game goes on where it was, instead of leaping. */
export const maxStepsPerFrame = 6;

/** Half a step is always left over at first, so that the jitter of 60 frames a second gives each of them one step. */
const leftOver = 0.5;

/** Says which steps of a game are due at a frame. */
export class FixedSteps {
  #due = leftOver;
  #lastMs: number | undefined;

  /** Part of a step that has passed since the last one. */
  get part(): number {
    return this.#due;
  }

  /** Returns the number of steps that are due at a frame; none at the first one. */
  advance(timeMs: number, speed = 1): number {
    const passedMs = Math.max(0, timeMs - (this.#lastMs ?? timeMs));
    this.#lastMs = timeMs;
    this.#due += (passedMs * speed) / stepMs;
    const steps = Math.floor(this.#due);
    this.#due -= steps;
    return Math.min(steps, maxStepsPerFrame * speed);
  }

  /** Forgets the time of the last frame: the time until the next one doesn't count. */
  pause(): void {
    this.#lastMs = undefined;
  }
}
