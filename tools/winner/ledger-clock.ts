const maxStepMs = 30_000;

/** The times of an event's process: one message with a wrong time far ahead doesn't move its clock there. */
export class ProcessClock {
  #clock = 0;
  #latest = 0;

  /** Returns the time that a message has for the process. */
  timeOf(time: number): number {
    return Math.max(time > 0 ? time : this.#latest, this.#clock);
  }

  /** Returns the time that the ledger has certainly reached at a message: the one before was as late. */
  certainTimeAt(now: number): number {
    return Math.min(now, this.#latest);
  }

  /** Moves on after an accepted message. */
  accept(now: number): void {
    this.#clock = Math.min(now, Math.max(this.#latest, this.#clock + maxStepMs));
    this.#latest = now;
  }
}
