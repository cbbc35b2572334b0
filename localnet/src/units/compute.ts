import type { AosResult } from '@rainbow-rabbit/processes/aos';
import { TurnQueue } from '../http/turn-queue';
import {
  type AssignedPlace,
  type Ledger,
  type LedgerMessage,
  type LedgerProcess,
  placeKey,
} from '../ledger/ledger';
import { aosDryRunOf, type DryRun } from './aos-message';
import type { Engines } from './engines';

/** Evaluates messages, those of one process in their order, and returns the results. */
export class ComputeUnit {
  readonly #pending = new Map<string, Promise<AosResult>>();
  readonly #tails = new Map<string, Promise<unknown>>();
  readonly #dryRuns = new Map<string, Promise<AosResult>>();
  readonly #questions = new Map<string, TurnQueue>();

  constructor(
    private readonly ledger: Ledger,
    private readonly engines: Engines,
    private readonly now: () => number,
  ) {}

  /**
   * Evaluates a message once it is on the disk and all before it are evaluated.
   * @param keep puts the result into the ledger; the next message of the process is evaluated afterwards
   */
  evaluate(
    message: LedgerMessage,
    durable: Promise<void>,
    keep: (result: AosResult) => void,
  ): Promise<AosResult> {
    const { process: id } = message.assignment;
    const place = placeKey(message.assignment);
    const before = this.#tails.get(id) ?? Promise.resolve();
    const result = Promise.all([durable, before]).then(() => this.#evaluate(message, keep));
    const settled = result
      .catch(() => undefined)
      .then(() => {
        this.#pending.delete(place);
        if (this.#tails.get(id) === settled) this.#tails.delete(id);
      });
    this.#pending.set(place, result);
    this.#tails.set(id, settled);
    return result;
  }

  /** Waits for the result of a message. @returns undefined when the process has no such message */
  async result(message: string, process: string): Promise<AosResult | undefined> {
    const assignment = this.ledger.item(message)?.assignment;
    return assignment?.process === process ? await this.resultAt(assignment) : undefined;
  }

  /** Waits for the result of the message in a place. @returns undefined when it was not evaluated */
  async resultAt(place: AssignedPlace): Promise<AosResult | undefined> {
    const pending = this.#pending.get(placeKey(place));
    if (pending) return await pending;
    const kept = this.ledger.result(place);
    return kept && (await this.ledger.readResult(kept));
  }

  /**
   * Evaluates a question to a process. Messages that were accepted before it go first, so a client finds the effects of its
   * own in the answer. Equal questions at the same time share one evaluation.
   * @param address where it comes from; each has its own queue
   * @param now the time that the process sees, unless its latest message came later
   * @throws Refusal when too many questions are waiting
   */
  async dryRun(
    process: LedgerProcess,
    question: DryRun,
    address: string,
    now: () => number = this.now,
  ): Promise<AosResult> {
    const key = JSON.stringify([process.id, process.messages.length, question]);
    const running = this.#dryRuns.get(key);
    if (running) return await running;
    const queue = this.#questions.get(process.id) ?? new TurnQueue('dry-run');
    this.#questions.set(process.id, queue);
    // Those that come while it waits for its turn would let it wait for ever.
    const before = this.#tails.get(process.id);
    const result = queue.ask(address, async () => {
      await before;
      return await this.engines.dryRun(process, aosDryRunOf(process, question, now()));
    });
    this.#dryRuns.set(key, result);
    try {
      return await result;
    } finally {
      this.#dryRuns.delete(key);
      if (queue.isEmpty) this.#questions.delete(process.id);
    }
  }

  /** Waits for all evaluations that were requested. */
  async settle(): Promise<void> {
    while (this.#tails.size > 0) await Promise.all(this.#tails.values());
  }

  async #evaluate(message: LedgerMessage, keep: (result: AosResult) => void): Promise<AosResult> {
    const process = this.ledger.process(message.assignment.process);
    if (!process) throw new Error('The message belongs to no known process');
    const result = await this.engines.evaluate(process, message);
    keep(result);
    await this.engines.saveIfDue(process);
    return result;
  }
}
