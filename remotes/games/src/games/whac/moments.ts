/** Remembers when a value last changed, by the run's own time, so that a scene can answer with a movement. */
export class Change<Value> {
  #value: Value | undefined;
  #at = Number.NEGATIVE_INFINITY;
  /** The value before the last change. */
  before: Value | undefined;

  /** Returns the steps since the last change; a run that is sought backwards begins anew. */
  since(value: Value, now: number): number {
    if (now < this.#at) this.#at = Number.NEGATIVE_INFINITY;
    else if (this.#value !== undefined && value !== this.#value) [this.before, this.#at] = [this.#value, now];
    this.#value = value;
    return now - this.#at;
  }
}

/** Returns the part of a duration that has passed, from 0 to 1. */
export const passed = (steps: number, duration: number): number => Math.min(1, Math.max(0, steps / duration));

/** Slows down towards its end. */
export const easeOut = (part: number): number => 1 - (1 - part) ** 3;

/** Goes beyond its end and comes back. */
export const overshoot = (part: number): number => 1 + 2.9 * (part - 1) ** 3 + 1.9 * (part - 1) ** 2;

/** Rises and falls again. */
export const bump = (part: number): number => Math.sin(Math.PI * part);
