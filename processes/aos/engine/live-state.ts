import { createHash } from 'node:crypto';
import type { AosEnvironment, AosMessage } from '../message';
import { copyChangedPages, isZeroPage, type MemoryRange, memoryPagesOf, pageBytes } from './pages';
import type { WasmInstance } from './wasm-instance';

/**
 * A live program and a second copy of its memory: the state. After an evaluation, either the state takes over
 * what changed (`keep`) or the program gets back what was (`rollBack`). The copy is in shared memory, so the
 * state outlives a thread that has to be killed.
 */
export class LiveState {
  #instance: WasmInstance;
  #state: SharedArrayBuffer;
  /** As far as the state goes; everything beyond is zero. */
  #ranges: readonly MemoryRange[];

  private constructor(
    private readonly newInstance: () => Promise<WasmInstance>,
    instance: WasmInstance,
    state: SharedArrayBuffer,
  ) {
    this.#instance = instance;
    this.#state = state;
    this.#ranges = instance.stateRanges();
  }

  /** Starts a program, from `state` if there is one. */
  static async start(
    newInstance: () => Promise<WasmInstance>,
    state?: SharedArrayBuffer,
  ): Promise<LiveState> {
    const instance = await newInstance();
    if (!state) {
      const live = new LiveState(newInstance, instance, new SharedArrayBuffer(instance.memory().byteLength));
      live.keep();
      return live;
    }
    const live = new LiveState(newInstance, instance, state);
    live.#restore();
    return live;
  }

  get state(): SharedArrayBuffer {
    return this.#state;
  }

  get ranges(): readonly MemoryRange[] {
    return this.#ranges;
  }

  handle(message: AosMessage, env: AosEnvironment): Promise<unknown> {
    return this.#instance.handle(message, env);
  }

  /** Makes what the program left in its memory the state. */
  keep(): void {
    const memory = this.#instance.memory();
    if (memory.byteLength > this.#state.byteLength) {
      const larger = new SharedArrayBuffer(memory.byteLength);
      copyChangedPages(this.#state, larger, this.#ranges);
      this.#state = larger;
    }
    this.#ranges = this.#instance.stateRanges();
    copyChangedPages(memory, this.#state, this.#ranges);
  }

  /** Gives the program its memory back as it was. */
  rollBack(): Promise<void> | void {
    const memory = this.#instance.memory();
    if (memory.byteLength > this.#state.byteLength) return this.replaceInstance();
    copyChangedPages(this.#state, memory, this.#instance.stateRanges());
  }

  /** A program that trapped or grew in vain is not used again: a fresh one goes on from the state. */
  async replaceInstance(): Promise<void> {
    this.#instance = await this.newInstance();
    this.#restore();
  }

  /** Goes on from another state. */
  async load(state: SharedArrayBuffer): Promise<void> {
    this.#state = state;
    await this.replaceInstance();
  }

  /** SHA-256 of the state, hex: equal for two processes whose memories are equal. */
  fingerprint(): string {
    const hash = createHash('sha256');
    const bytes = Buffer.from(this.#state);
    for (const page of memoryPagesOf(this.#ranges)) {
      if (isZeroPage(bytes, page)) continue;
      hash.update(String(page)).update(bytes.subarray(page, page + pageBytes));
    }
    return hash.digest('hex');
  }

  #restore(): void {
    const instance = this.#instance;
    instance.growTo(this.#state.byteLength);
    const whole = [{ start: 0, end: this.#state.byteLength }];
    copyChangedPages(this.#state, instance.memory(), whole);
    this.#ranges = instance.stateRanges();
  }
}
