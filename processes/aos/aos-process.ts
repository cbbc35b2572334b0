import type { AosModule } from './aos-module';
import { type AosEnvironment, type AosMessage, type AosResult, failedResult } from './client/message';
import { type EngineThread, startEngineThread } from './engine/engine-thread';
import { EvaluationPhase } from './engine/phase';
import type { EngineAnswer, EngineRequest } from './engine/requests';
import { limitTime } from './engine/time-limit';

export interface AosProcessOptions {
  module: AosModule;
  env: AosEnvironment;
  /** An evaluation that takes longer is cut off. Default 5,000. */
  evaluationLimitMs?: number;
}

const stopped = 'The process was stopped';

/**
 * A live AO process on the real aos module, in a thread of its own. Requests are carried out one after another,
 * in the order they were made. A message that fails, by an error, a trap or an endless loop, leaves the state
 * as it was: the state is a second copy of the memory, outside the thread (see `engine/live-state.ts`).
 */
export class AosProcess {
  readonly #options: AosProcessOptions;
  readonly #phase = new EvaluationPhase();
  #engine: EngineThread | undefined;
  #state: SharedArrayBuffer | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #isStopped = false;

  private constructor(options: AosProcessOptions) {
    this.#options = options;
  }

  /** Starts a process without booting it: its first message must be its own spawn (`bootMessage`). */
  static async start(options: AosProcessOptions): Promise<AosProcess> {
    const process = new AosProcess(options);
    await process.#startEngine();
    return process;
  }

  /**
   * Evaluates a message and keeps its effects, unless it failed. Failures are in the result's `Error`.
   * @param limitMs replaces the process's own limit
   */
  evaluate(message: AosMessage, limitMs?: number): Promise<AosResult> {
    return this.#enqueue(() => this.#evaluate({ kind: 'evaluate', message }, limitMs));
  }

  /**
   * Evaluates a message and discards its effects.
   * @param limitMs replaces the process's own limit
   */
  dryRun(message: AosMessage, limitMs?: number): Promise<AosResult> {
    return this.#enqueue(() => this.#evaluate({ kind: 'dry-run', message }, limitMs));
  }

  /** Writes a checkpoint of the state; after it resolves, the file is complete and on the disk. */
  async save(file: string): Promise<void> {
    await this.#enqueue(() => this.#ask({ kind: 'save', file }));
  }

  /** Loads the state of a checkpoint. @throws Error when the file is not a checkpoint; the state is then unchanged */
  async load(file: string): Promise<void> {
    await this.#enqueue(() => this.#ask({ kind: 'load', file }));
  }

  /** The memory of the live program and of its state, in bytes. */
  get memoryBytes(): number {
    return 2 * (this.#state?.byteLength ?? 0);
  }

  /** SHA-256 of the state, hex: two processes that evaluated the same messages have the same. */
  async fingerprint(): Promise<string> {
    const answer = await this.#enqueue(() => this.#ask({ kind: 'fingerprint' }));
    return answer.kind === 'fingerprint' ? answer.sha256 : '';
  }

  /** Ends the thread. Requests that are still waiting reject. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#engine?.end();
    this.#engine = undefined;
    this.#state = undefined;
  }

  #enqueue<T>(run: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(run);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #evaluate(
    request: EngineRequest,
    limitMs = this.#options.evaluationLimitMs ?? 5000,
  ): Promise<AosResult> {
    const limit = limitTime(this.#phase, limitMs);
    try {
      const answer = await Promise.race([this.#ask(request), limit.exceeded]);
      if (answer === 'exceeded') {
        await this.#replaceEngine();
        return failedResult(`The evaluation took longer than ${limitMs} ms and was stopped`, 'time-limit');
      }
      return answer.kind === 'result' ? answer.result : failedResult('The process gave no result');
    } catch (reason) {
      if (this.#isStopped || this.#phase.isSettling) throw reason;
      await this.#replaceEngine();
      return failedResult('The process crashed', 'crash');
    } finally {
      limit.end();
    }
  }

  async #ask(request: EngineRequest): Promise<EngineAnswer> {
    if (!this.#engine || this.#isStopped) throw new Error(stopped);
    const answer = await this.#engine.ask(request).catch((reason: unknown) => {
      throw this.#isStopped ? new Error(stopped, { cause: reason }) : reason;
    });
    if (answer.kind === 'failed') throw new Error(answer.error);
    this.#state = answer.state;
    return answer;
  }

  async #replaceEngine(): Promise<void> {
    await this.#engine?.end();
    this.#phase.finish();
    await this.#startEngine();
  }

  async #startEngine(): Promise<void> {
    const { module, env } = this.#options;
    const state = this.#state && { state: this.#state };
    this.#engine = await startEngineThread({
      file: module.file,
      format: module.format,
      env,
      phase: this.#phase.buffer,
      ...state,
    });
    // Stopped while it started: no later call would end the thread.
    if (this.#isStopped) await this.#engine.end();
  }
}
