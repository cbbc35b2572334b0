import { type AosMessage, type AosModule, AosProcess, type AosResult } from '@rainbow-rabbit/processes/aos';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { Checkpoints } from '../data/checkpoints';
import type { Ledger, LedgerMessage, LedgerProcess } from '../ledger/ledger';
import { aosMessageOf, environmentOf } from './aos-message';
import { freeMemoryOf } from './free-memory';

export interface EnginesOptions {
  ledger: Ledger;
  module: AosModule;
  messageUnit: Address;
  /** The saved states; without them states are computed from the ledger each time. */
  checkpoints?: Checkpoints;
  /** Returns the longest that the next evaluation may take. */
  evaluationLimitMs: () => number;
  /** Number of processes that may be live at once, and the memory that they may have together when they are idle. */
  maxAwake: number;
  maxAwakeBytes: number;
  /** Number of processes that may be evaluated at once, beside those of the network's own events. */
  maxBusy: number;
  /** Returns true for a process that has an engine at any time, whatever others do. */
  isOwnEvent: (process: ProcessId) => boolean;
}

interface Awake {
  engine: Promise<AosProcess>;
  /** Number of requests that use it or wait for it. */
  users: number;
  /** Evaluations since the last checkpoint, and the time that they took. */
  unsaved: number;
  unsavedMs: number;
  /** As far as it is known. */
  memoryBytes: number;
}

/** Booting loads all of aos, which takes longer than any message should. */
const bootPatience = 4;
/** A message that was fine once may take longer on a busy machine when it is evaluated again. */
const replayPatience = 12;
/** A question keeps messages waiting, and is asked for free. */
const questionPatience = 0.5;
/** A state is saved after so many evaluations, or so much time of them, since a start makes them again. */
const checkpointEvery = 200;
const checkpointEveryMs = 10_000;

/**
 * The live processes. One wakes when it is needed: from its last checkpoint and the messages since. When too many
 * are awake, or they have too much memory, the process that has been idle for longest goes to sleep. Processes wait for each
 * other, in the order in which they ask; those of the network's own events never wait, and never sleep.
 */
export class Engines {
  /** In the order of last use. */
  readonly #awake = new Map<ProcessId, Awake>();
  readonly #fallingAsleep = new Map<string, Promise<void>>();
  readonly #waiting: (() => void)[] = [];
  #busy = 0;
  #isStopped = false;

  constructor(private readonly options: EnginesOptions) {}

  /** The memory of all live processes, in bytes. */
  get awakeBytes(): number {
    return [...this.#awake.values()].reduce((sum, { memoryBytes }) => sum + memoryBytes, 0);
  }

  isAwake(process: ProcessId): boolean {
    return this.#awake.has(process);
  }

  /** Evaluates the next message of a process. An engine that broke is replaced, once. */
  async evaluate(process: LedgerProcess, message: LedgerMessage): Promise<AosResult> {
    const { ledger, messageUnit } = this.options;
    const aosMessage = aosMessageOf(process, message, await ledger.readItem(message), messageUnit);
    const evaluate = () =>
      this.#withEngine(process, async (engine, awake) => {
        const start = performance.now();
        const result = await engine.evaluate(aosMessage, this.#limitOf(message));
        awake.unsaved += 1;
        awake.unsavedMs += performance.now() - start;
        return result;
      });
    return await evaluate().catch(evaluate);
  }

  async dryRun(process: LedgerProcess, message: AosMessage): Promise<AosResult> {
    return await this.#withEngine(process, (engine) =>
      engine.dryRun(message, this.options.evaluationLimitMs() * questionPatience),
    );
  }

  /** Saves the state of a process now and then. To be called between two evaluations, once results are kept. */
  async saveIfDue(process: LedgerProcess): Promise<void> {
    const { unsaved = 0, unsavedMs = 0 } = this.#awake.get(process.id) ?? {};
    if (unsaved < checkpointEvery && unsavedMs < checkpointEveryMs) return;
    // A state that was not saved is computed again.
    await this.#withEngine(process, (engine, awake) => this.#save(process, engine, awake)).catch(
      () => undefined,
    );
  }

  /** Saves every live process and ends it. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const id of [...this.#awake.keys()]) this.#sleep(id);
    await Promise.all(this.#fallingAsleep.values());
  }

  async #withEngine<T>(
    process: LedgerProcess,
    work: (engine: AosProcess, awake: Awake) => Promise<T>,
  ): Promise<T> {
    if (this.options.isOwnEvent(process.id)) return await this.#withEngineNow(process, work);
    if (this.#busy < this.options.maxBusy) this.#busy += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await this.#withEngineNow(process, work);
    } finally {
      await this.#makeRoom();
      const next = this.#waiting.shift();
      // The next one takes the place.
      if (next) next();
      else this.#busy -= 1;
    }
  }

  async #withEngineNow<T>(
    process: LedgerProcess,
    work: (engine: AosProcess, awake: Awake) => Promise<T>,
  ): Promise<T> {
    if (this.#isStopped) throw new Error('The network was stopped');
    const awake = this.#awake.get(process.id) ?? this.#start(process);
    this.#awake.delete(process.id);
    this.#awake.set(process.id, awake);
    awake.users += 1;
    try {
      const engine = await awake.engine;
      const result = await work(engine, awake);
      awake.memoryBytes = engine.memoryBytes;
      return result;
    } catch (reason) {
      if (this.#awake.get(process.id) === awake) this.#awake.delete(process.id);
      await end(awake);
      throw reason;
    } finally {
      awake.users -= 1;
    }
  }

  #start(process: LedgerProcess): Awake {
    const asleep = this.#fallingAsleep.get(process.id) ?? Promise.resolve();
    return {
      engine: asleep.then(() => this.#wake(process)),
      users: 0,
      unsaved: 0,
      unsavedMs: 0,
      memoryBytes: 0,
    };
  }

  async #wake(process: LedgerProcess): Promise<AosProcess> {
    const { module } = this.options;
    const engine = await AosProcess.start({ module, env: environmentOf(process) });
    try {
      await this.#restore(process, engine);
      return engine;
    } catch (reason) {
      await engine.stop();
      throw reason;
    }
  }

  async #restore(process: LedgerProcess, engine: AosProcess): Promise<void> {
    const { checkpoints } = this.options;
    const evaluated = this.#evaluated(process);
    const checkpoint = await checkpoints?.latest(process.id, evaluated.length - 1);
    const isLoaded = checkpoint ? await isDone(engine.load(checkpoint.file)) : false;
    // A checkpoint that can't be read is no loss: everything follows from the ledger.
    if (checkpoint && !isLoaded) await checkpoints?.remove(checkpoint);
    await this.#replay(process, engine, evaluated.slice(checkpoint && isLoaded ? checkpoint.nonce + 1 : 0));
  }

  async #replay(
    process: LedgerProcess,
    engine: AosProcess,
    messages: readonly LedgerMessage[],
  ): Promise<void> {
    const { ledger, messageUnit, evaluationLimitMs } = this.options;
    for (const message of messages) {
      if (ledger.result(message.assignment)?.isStopped) continue;
      const aosMessage = aosMessageOf(process, message, await ledger.readItem(message), messageUnit);
      await engine.evaluate(aosMessage, evaluationLimitMs() * replayPatience);
    }
  }

  #limitOf({ assignment }: LedgerMessage): number {
    return this.options.evaluationLimitMs() * (assignment.nonce === 0 ? bootPatience : 1);
  }

  /** The messages that have results: always a prefix of the list. */
  #evaluated({ messages }: LedgerProcess): readonly LedgerMessage[] {
    const next = messages.findIndex(({ assignment }) => !this.options.ledger.result(assignment));
    return next < 0 ? messages : messages.slice(0, next);
  }

  async #save(process: LedgerProcess, engine: AosProcess, awake: Awake): Promise<void> {
    Object.assign(awake, { unsaved: 0, unsavedMs: 0 });
    const { checkpoints, isOwnEvent } = this.options;
    await checkpoints?.save(process.id, this.#evaluated(process).length - 1, engine, isOwnEvent);
  }

  /** Has idle processes sleep until the others have room, and waits until their memory is free. */
  async #makeRoom(): Promise<void> {
    const { maxAwake, maxAwakeBytes, isOwnEvent } = this.options;
    while (this.#awake.size > maxAwake || this.awakeBytes > maxAwakeBytes) {
      const isIdle = ([id, { users }]: [ProcessId, Awake]) => users === 0 && !isOwnEvent(id);
      const [idle] = [...this.#awake].find(isIdle) ?? [];
      if (idle === undefined) return;
      this.#sleep(idle);
      await this.#fallingAsleep.get(idle);
    }
  }

  #sleep(id: ProcessId): void {
    const awake = this.#awake.get(id);
    const process = this.options.ledger.process(id);
    if (!awake || !process) return;
    this.#awake.delete(id);
    const asleep = this.#saveAndEnd(process, awake)
      .catch(() => undefined) // A state that was not saved is computed again.
      .finally(() => this.#fallingAsleep.delete(id));
    this.#fallingAsleep.set(id, asleep);
  }

  async #saveAndEnd(process: LedgerProcess, awake: Awake): Promise<void> {
    try {
      if (awake.unsaved > 0) await this.#save(process, await awake.engine, awake);
    } finally {
      await end(awake);
    }
  }
}

async function end({ engine }: Awake): Promise<void> {
  const process = await engine.catch(() => undefined);
  const memoryBytes = process?.memoryBytes ?? 0;
  await process?.stop();
  freeMemoryOf(memoryBytes);
}

const isDone = (work: Promise<void>) =>
  work.then(
    () => true,
    () => false,
  );
