import { type AosMessage, type AosModule, AosProcess, type AosResult } from '@rainbow-rabbit/processes/aos';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { Checkpoints } from '../data/checkpoints';
import type { Ledger, LedgerMessage, LedgerProcess } from '../ledger/ledger';
import { aosMessageOf, environmentOf } from './aos-message';

export interface EnginesOptions {
  ledger: Ledger;
  module: AosModule;
  messageUnit: Address;
  /** The saved states; without them states are computed from the ledger each time. */
  checkpoints?: Checkpoints;
  evaluationLimitMs: number;
  /** Number of processes that may be live at once. */
  maxAwake: number;
}

interface Awake {
  engine: Promise<AosProcess>;
  /** Number of requests that use it or wait for it. */
  users: number;
  /** Evaluations since the last checkpoint. */
  unsaved: number;
}

/** Booting loads all of aos, which takes longer than any message should. */
const bootPatience = 4;
/** A message that was fine once may take longer on a busy machine when it is evaluated again. */
const replayPatience = 12;
/** A question keeps messages waiting, and is asked for free. */
const questionPatience = 0.5;
const checkpointEvery = 200;

/**
 * The live processes. One wakes when it is needed: from its last checkpoint and the messages since. When too many
 * are awake, the one that has been idle for longest goes to sleep.
 */
export class Engines {
  /** In the order of last use. */
  readonly #awake = new Map<string, Awake>();
  readonly #fallingAsleep = new Map<string, Promise<void>>();
  #isStopped = false;

  constructor(private readonly options: EnginesOptions) {}

  /** Evaluates the next message of a process. An engine that broke is replaced, once. */
  async evaluate(process: LedgerProcess, message: LedgerMessage): Promise<AosResult> {
    const { ledger, messageUnit } = this.options;
    const aosMessage = aosMessageOf(process, message, await ledger.readItem(message), messageUnit);
    const evaluate = () =>
      this.#use(process, async (engine, awake) => {
        const result = await engine.evaluate(aosMessage, this.#limitOf(message));
        awake.unsaved += 1;
        return result;
      });
    return await evaluate().catch(evaluate);
  }

  async dryRun(process: LedgerProcess, message: AosMessage): Promise<AosResult> {
    return await this.#use(process, (engine) =>
      engine.dryRun(message, this.options.evaluationLimitMs * questionPatience),
    );
  }

  /** Saves the state of a process now and then. To be called between two evaluations, once results are kept. */
  async saveIfDue(process: LedgerProcess): Promise<void> {
    const unsaved = this.#awake.get(process.id)?.unsaved ?? 0;
    if (unsaved >= checkpointEvery)
      await this.#use(process, (engine, awake) => this.#save(process, engine, awake));
  }

  /** Saves every live process and ends it. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const id of [...this.#awake.keys()]) this.#sleep(id);
    await Promise.all(this.#fallingAsleep.values());
  }

  async #use<T>(process: LedgerProcess, work: (engine: AosProcess, awake: Awake) => Promise<T>): Promise<T> {
    if (this.#isStopped) throw new Error('The network was stopped');
    const awake = this.#awake.get(process.id) ?? this.#start(process);
    this.#awake.delete(process.id);
    this.#awake.set(process.id, awake);
    awake.users += 1;
    try {
      return await work(await awake.engine, awake);
    } catch (reason) {
      if (this.#awake.get(process.id) === awake) this.#awake.delete(process.id);
      await end(awake);
      throw reason;
    } finally {
      awake.users -= 1;
      this.#sleepIfCrowded();
    }
  }

  #start(process: LedgerProcess): Awake {
    const asleep = this.#fallingAsleep.get(process.id) ?? Promise.resolve();
    return { engine: asleep.then(() => this.#wake(process)), users: 0, unsaved: 0 };
  }

  async #wake(process: LedgerProcess): Promise<AosProcess> {
    const { module, evaluationLimitMs } = this.options;
    const engine = await AosProcess.start({ module, env: environmentOf(process), evaluationLimitMs });
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
      if (ledger.result(message.id)?.isStopped) continue;
      const aosMessage = aosMessageOf(process, message, await ledger.readItem(message), messageUnit);
      await engine.evaluate(aosMessage, evaluationLimitMs * replayPatience);
    }
  }

  #limitOf({ assignment }: LedgerMessage): number {
    return this.options.evaluationLimitMs * (assignment.nonce === 0 ? bootPatience : 1);
  }

  /** The messages that have results: always a prefix of the list. */
  #evaluated({ messages }: LedgerProcess): readonly LedgerMessage[] {
    const next = messages.findIndex(({ id }) => !this.options.ledger.result(id));
    return next < 0 ? messages : messages.slice(0, next);
  }

  async #save(process: LedgerProcess, engine: AosProcess, awake: Awake): Promise<void> {
    awake.unsaved = 0;
    await this.options.checkpoints?.save(process.id, this.#evaluated(process).length - 1, engine);
  }

  #sleepIfCrowded(): void {
    if (this.#awake.size <= this.options.maxAwake) return;
    const [idle] = [...this.#awake].find(([, { users }]) => users === 0) ?? [];
    if (idle) this.#sleep(idle);
  }

  #sleep(id: string): void {
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
  await process?.stop();
}

const isDone = (work: Promise<void>) =>
  work.then(
    () => true,
    () => false,
  );
