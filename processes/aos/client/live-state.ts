import {
  copyChangedPages,
  filledPagesOf,
  type Memory,
  type MemoryRange,
  type MemoryWork,
} from './memory-pages';
import type { AosEnvironment, AosMessage } from './message';
import type { WasmProgram } from './wasm-program';

interface LiveStateOptions<Copy extends Memory> {
  newProgram: () => Promise<WasmProgram>;
  /** The way in which the platform compares memory, and the kind of memory that the state is in. */
  memory: MemoryWork<Copy>;
  /** The state to go on from; without it the process is new. */
  state?: Copy;
}

/**
 * A live program and a second copy of its memory: the state. After an evaluation, either the state takes over
 * what changed (`keep`) or the program gets back what was (`rollBack`). A copy in shared memory outlives a thread that
 * has to be killed.
 */
export class LiveState<Copy extends Memory> {
  #program: WasmProgram;
  #state: Copy;
  /** As far as the state goes; everything beyond is zero. */
  #ranges: readonly MemoryRange[];

  private constructor(
    private readonly options: LiveStateOptions<Copy>,
    program: WasmProgram,
    state: Copy,
  ) {
    this.#program = program;
    this.#state = state;
    this.#ranges = program.stateRanges();
  }

  /** Starts a program, from `state` if there is one. */
  static async start<Copy extends Memory>(options: LiveStateOptions<Copy>): Promise<LiveState<Copy>> {
    const program = await options.newProgram();
    if (!options.state) {
      const state = options.memory.create(program.memory().byteLength);
      const live = new LiveState(options, program, state);
      live.keep();
      return live;
    }
    const live = new LiveState(options, program, options.state);
    live.#restore();
    return live;
  }

  get state(): Copy {
    return this.#state;
  }

  get ranges(): readonly MemoryRange[] {
    return this.#ranges;
  }

  handle(message: AosMessage, env: AosEnvironment): Promise<unknown> {
    return this.#program.handle(message, env);
  }

  /** Makes what the program left in its memory the state. */
  keep(): void {
    const memory = this.#program.memory();
    if (memory.byteLength > this.#state.byteLength) {
      const larger = this.options.memory.create(memory.byteLength);
      this.#copy(this.#state, larger, this.#ranges);
      this.#state = larger;
    }
    this.#ranges = this.#program.stateRanges();
    this.#copy(memory, this.#state, this.#ranges);
  }

  /** Gives the program its memory back as it was. */
  rollBack(): Promise<void> | void {
    const memory = this.#program.memory();
    if (memory.byteLength > this.#state.byteLength) return this.replaceProgram();
    this.#copy(this.#state, memory, this.#program.stateRanges());
  }

  /** A program that trapped or grew in vain is not used again: a fresh one goes on from the state. */
  async replaceProgram(): Promise<void> {
    this.#program = await this.options.newProgram();
    this.#restore();
  }

  /** Goes on from another state. */
  async load(state: Copy): Promise<void> {
    this.#state = state;
    await this.replaceProgram();
  }

  /**
   * The pages of the state that hold more than zeros, in order. A fingerprint of a state is the SHA-256 over each page's
   * offset, in decimal digits, and its bytes: equal for two processes whose memories are equal.
   */
  filledPages(): Generator<{ page: number; bytes: Uint8Array }> {
    return filledPagesOf(this.#state, this.#ranges);
  }

  #copy(from: Memory, to: Memory, ranges: readonly MemoryRange[]): void {
    copyChangedPages(from, to, ranges, this.options.memory);
  }

  #restore(): void {
    const program = this.#program;
    program.growTo(this.#state.byteLength);
    // First the end of the heap, which is in memory too. The stack of 64 MB is left out: comparing would map all its pages.
    this.#copy(this.#state, program.memory(), program.stateRanges());
    this.#ranges = program.stateRanges();
    this.#copy(this.#state, program.memory(), this.#ranges);
  }
}
