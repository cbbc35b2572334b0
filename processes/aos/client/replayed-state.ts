import { LiveState } from './live-state';
import { plainMemory } from './memory-pages';
import { type AosEnvironment, type AosMessage, type AosResult, failedResult } from './message';
import { readResult } from './read-result';
import type { WasmProgram } from './wasm-program';

/** The longest run of messages that a failure has evaluated again. */
const longestRun = 64;

interface ReplayedStateOptions {
  newProgram: () => Promise<WasmProgram>;
  env: AosEnvironment;
  /** The state to go on from; without it the process is new, and its first message must be its own spawn. */
  state?: ArrayBuffer;
}

/**
 * A process whose messages are evaluated one after another where memory is compared slowly, as in browsers: the state takes over
 * only after a run of messages that did well. A message that fails changes nothing: the run is evaluated again without it, which
 * leaves the same memory behind as if each message had been kept on its own. Runs begin short after a failure, so that a log full
 * of failures takes about twice its time.
 */
export class ReplayedState {
  readonly #live: LiveState<ArrayBuffer>;
  readonly #env: AosEnvironment;
  /** The messages that did well since the state took over. */
  #run: AosMessage[] = [];
  #runLength = 1;

  private constructor(live: LiveState<ArrayBuffer>, env: AosEnvironment) {
    this.#live = live;
    this.#env = env;
  }

  static async start({ newProgram, env, state }: ReplayedStateOptions): Promise<ReplayedState> {
    const live = await LiveState.start({ newProgram, memory: plainMemory, ...(state && { state }) });
    return new ReplayedState(live, env);
  }

  /** Evaluates the next message and keeps its effects, unless it failed. */
  async apply(message: AosMessage): Promise<AosResult> {
    const { result, isTrapped } = await this.#evaluate(message);
    if (result.Error === undefined) {
      this.#run.push(message);
      if (this.#run.length >= this.#runLength) this.settle();
      return result;
    }
    const again = this.#run;
    await this.#rollBack(isTrapped);
    for (const earlier of again) await this.#live.handle(earlier, this.#env);
    this.#run = again;
    this.settle();
    this.#runLength = 1;
    return result;
  }

  /** Has the state take over all that was applied. */
  settle(): void {
    if (this.#run.length === 0) return;
    this.#live.keep();
    this.#run = [];
    this.#runLength = Math.min(this.#runLength * 2, longestRun);
  }

  /**
   * Evaluates messages one upon the other, until one fails, and discards their effects. Failures are in the last result.
   * @param onDone called after each
   */
  async attempt(messages: readonly AosMessage[], onDone?: (done: number) => void): Promise<AosResult[]> {
    this.settle();
    const results: AosResult[] = [];
    let hasTrapped = false;
    for (const message of messages) {
      const { result, isTrapped } = await this.#evaluate(message);
      results.push(result);
      onDone?.(results.length);
      hasTrapped = isTrapped;
      if (result.Error !== undefined) break;
    }
    await this.#rollBack(hasTrapped);
    return results;
  }

  /** The size of the state's memory, and its pages that hold more than zeros. */
  pages(): { bytes: number; filled: Generator<{ page: number; bytes: Uint8Array }> } {
    this.settle();
    return { bytes: this.#live.state.byteLength, filled: this.#live.filledPages() };
  }

  async #evaluate(message: AosMessage): Promise<{ result: AosResult; isTrapped: boolean }> {
    try {
      return { result: readResult(await this.#live.handle(message, this.#env)), isTrapped: false };
    } catch (reason) {
      const text = reason instanceof Error ? reason.message : String(reason);
      return { result: failedResult(text), isTrapped: true };
    }
  }

  async #rollBack(isTrapped: boolean): Promise<void> {
    this.#run = [];
    if (isTrapped) await this.#live.replaceProgram();
    else await this.#live.rollBack();
  }
}
