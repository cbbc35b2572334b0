import type { AosResult } from '@rainbow-rabbit/processes/aos';
import type { Ledger, LedgerMessage, LedgerProcess } from '../ledger/ledger';
import { aosDryRunOf, type DryRun } from './aos-message';
import type { Engines } from './engines';

/** What is done with a result before it is kept. @returns how many messages will have to be made of it */
export type CountPushes = (result: AosResult) => number;

/** Evaluates messages, those of one process in their order, and knows the results. */
export class ComputeUnit {
  readonly #pending = new Map<string, Promise<AosResult>>();
  readonly #tails = new Map<string, Promise<unknown>>();
  readonly #dryRuns = new Map<string, Promise<AosResult>>();

  constructor(
    private readonly ledger: Ledger,
    private readonly engines: Engines,
    private readonly now: () => number,
  ) {}

  /** Evaluates a message after all before it and once it is safe, and keeps the result. */
  evaluate(message: LedgerMessage, durable: Promise<void>, countPushes: CountPushes): Promise<AosResult> {
    const id = message.assignment.process;
    const before = this.#tails.get(id) ?? Promise.resolve();
    const result = Promise.all([durable, before]).then(() => this.#evaluate(message, countPushes));
    const settled = result
      .catch(() => undefined)
      .then(() => {
        this.#pending.delete(message.id);
        if (this.#tails.get(id) === settled) this.#tails.delete(id);
      });
    this.#pending.set(message.id, result);
    this.#tails.set(id, settled);
    return result;
  }

  /** The result of a message, as soon as there is one; undefined when it is no message of that process. */
  async result(message: string, process: string): Promise<AosResult | undefined> {
    if (this.ledger.item(message)?.assignment?.process !== process) return undefined;
    const pending = this.#pending.get(message);
    if (pending) return await pending;
    const kept = this.ledger.result(message);
    return kept && (await this.ledger.readResult(kept));
  }

  /** Asks a process something. The same question asked twice at once is answered once. */
  async dryRun(process: LedgerProcess, question: DryRun): Promise<AosResult> {
    // Whoever was told that a message is accepted shall find it in what they read next.
    await this.#tails.get(process.id);
    const key = JSON.stringify([process.id, process.messages.length, question]);
    const running = this.#dryRuns.get(key);
    if (running) return await running;
    const message = aosDryRunOf(process, question, this.now());
    const result = this.engines.dryRun(process, message).finally(() => this.#dryRuns.delete(key));
    this.#dryRuns.set(key, result);
    return await result;
  }

  /** Waits for all evaluations that were asked for. */
  async settle(): Promise<void> {
    while (this.#tails.size > 0) await Promise.all(this.#tails.values());
  }

  async #evaluate(message: LedgerMessage, countPushes: CountPushes): Promise<AosResult> {
    const process = this.ledger.process(message.assignment.process);
    if (!process) throw new Error('A message of no process');
    const result = await this.engines.evaluate(process, message);
    this.ledger.keepResult(message, result, countPushes(result));
    await this.engines.saveIfDue(process);
    return result;
  }
}
