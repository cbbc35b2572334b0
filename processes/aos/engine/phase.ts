/**
 * The phase of an evaluation, shared between the engine's thread and its owner's, so that both agree on whether
 * it was cut off: the owner may stop only what is still evaluating, the engine may keep only what was not stopped.
 */
export class EvaluationPhase {
  readonly buffer: SharedArrayBuffer;
  readonly #cell: Int32Array;

  constructor(buffer = new SharedArrayBuffer(4)) {
    this.buffer = buffer;
    this.#cell = new Int32Array(buffer);
  }

  begin(): void {
    Atomics.store(this.#cell, 0, phases.evaluating);
  }

  /** Called by the engine before it keeps or rolls back; false when the owner stopped it first. */
  trySettle(): boolean {
    return this.#exchange(phases.evaluating, phases.settling);
  }

  finish(): void {
    Atomics.store(this.#cell, 0, phases.idle);
  }

  /** Called by the owner; false when there is nothing to stop (any more). */
  tryStop(): boolean {
    return this.#exchange(phases.evaluating, phases.idle);
  }

  get isSettling(): boolean {
    return Atomics.load(this.#cell, 0) === phases.settling;
  }

  #exchange(from: number, to: number): boolean {
    return Atomics.compareExchange(this.#cell, 0, from, to) === from;
  }
}

const phases = { idle: 0, evaluating: 1, settling: 2 } as const;
