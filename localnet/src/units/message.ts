import { randomUUID } from 'node:crypto';
import type { AosModule, AosResult } from '@rainbow-rabbit/processes/aos';
import {
  type Address,
  createDataItem,
  type DataItem,
  type DataItemSigner,
  type ProcessId,
  parseDataItem,
  type Tag,
  type TxId,
} from '@rainbow-rabbit/shared/arweave';
import { Refusal } from '../http/refusal';
import type { Ledger, LedgerMessage, ScheduledMessage } from '../ledger/ledger';
import type { NodeOperation } from '../ledger/ledger-records';
import { untilWritten } from '../ledger/room';
import { Backlog } from './backlog';
import type { ComputeUnit } from './compute';
import { assertReadable } from './message-size';
import { patchesIn } from './patches';
import { type DuePush, deliveryOf, maxMessagesPerRoot, pushesOf } from './pushes';
import type { Scheduler } from './scheduler';
import { readSignedItem } from './signed-item';
import { tagValue } from './tags';

export interface MessageUnitOptions {
  ledger: Ledger;
  scheduler: Scheduler;
  compute: ComputeUnit;
  module: AosModule;
  /** Signs the messages that processes send to each other. */
  signer: DataItemSigner;
  address: Address;
  /** Receives failures that belong to no request. */
  report: (problem: string) => void;
}

/** Accepts signed messages, has them scheduled and evaluated, and sends the messages of processes to each other. */
export class MessageUnit {
  /** Items that are in the ledger but not yet on the disk, or could not be written: those are never acknowledged. */
  readonly #unsafe = new Map<TxId, Promise<void>>();
  readonly #backlog = new Backlog();
  readonly #pushing = new Map<ProcessId, Promise<void>>();
  #isStopping = false;

  constructor(private readonly options: MessageUnitOptions) {}

  get address(): Address {
    return this.options.address;
  }

  /**
   * Accepts a spawn or a message. When it resolves, the item has its place in the ledger and is on the disk. The
   * same item may come any number of times.
   * @param from the address of the client
   * @throws Refusal for bytes that are not a data item, a wrong signature, too much data, an unknown process or module, a failed write
   */
  async accept(bytes: Uint8Array, from = ''): Promise<TxId> {
    const item = await readSignedItem(bytes);
    if (!this.options.ledger.item(item.id)?.assignment) this.#acceptNew(item, from);
    await untilWritten(this.#unsafe.get(item.id));
    return item.id;
  }

  /**
   * Accepts a spawn or a message as a HyperBEAM node does: a message that comes again gets another place, and only `push` delivers
   * the messages that follow from it. When it resolves, the place is on the disk.
   * @throws Refusal as `accept`
   */
  async acceptAt(item: DataItem, from: string, operation: NodeOperation): Promise<LedgerMessage> {
    const spawned = this.options.ledger.process(item.id)?.messages[0];
    const { message, durable } = spawned
      ? { message: spawned, durable: this.#unsafe.get(item.id) }
      : this.#acceptNew(item, from, operation);
    await untilWritten(durable);
    return message;
  }

  /** Waits until the messages that follow from an evaluation have their places; gives them by their index in the result. */
  async delivered(
    message: LedgerMessage,
    delivery = deliveryOf(message),
  ): Promise<Map<number, LedgerMessage>> {
    const result = await this.options.compute.resultAt(message.assignment);
    await this.#pushing.get(message.assignment.process);
    const sent = new Map<number, LedgerMessage>();
    for (const index of result?.Messages.keys() ?? []) {
      const one = this.options.ledger.pushed({ by: message.id, delivery, kind: 'message', index });
      if (one) sent.set(index, one);
    }
    return sent;
  }

  /** Delivers the messages that follow from an evaluation once more; gives the new ones by their index in the result. */
  async deliverAgain(message: LedgerMessage): Promise<Map<number, LedgerMessage>> {
    const result = await this.options.compute.resultAt(message.assignment);
    if (!result) return new Map();
    const delivery = `${message.assignment.nonce} ${randomUUID()}`;
    const pushed: LedgerMessage = { ...message, assignment: { ...message.assignment, operation: 'push' } };
    this.#push(message, this.#due(pushed, result, delivery));
    return await this.delivered(message, delivery);
  }

  /** Accepts any data item, to keep and serve it. @throws Refusal for bytes that are not a data item, or a wrong signature */
  async keep(bytes: Uint8Array, now: number): Promise<TxId> {
    const item = await readSignedItem(bytes);
    if (!this.options.ledger.item(item.id)) this.#guard(item.id, this.options.ledger.store(item, now));
    await untilWritten(this.#unsafe.get(item.id));
    return item.id;
  }

  /** Continues after a restart: evaluates messages that have no result, and sends messages that were not sent. */
  async resume(): Promise<void> {
    const { ledger } = this.options;
    for (const { messages } of ledger.processes()) {
      for (const message of messages) {
        const result = ledger.result(message.assignment);
        if (!result) void this.#run(message.id, { message, durable: Promise.resolve() });
        else if (ledger.pushesBy({ by: message.id, delivery: deliveryOf(message) }) < result.pushes) {
          this.#push(message, this.#due(message, await ledger.readResult(result)));
        }
      }
    }
  }

  /** Accepts no new work; work in progress is in the ledger and continues at the next start. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.#pushing.values());
  }

  #acceptNew(item: DataItem, from: string, operation?: NodeOperation): ScheduledMessage {
    const process = this.options.ledger.process(item.target);
    // The owner of a process may send it code at any time.
    const bytes = process?.owner === item.address ? 0 : item.data.length;
    const leave = this.#backlog.enter(process?.id ?? 'spawns', from, bytes);
    try {
      const scheduled = this.#schedule(item, operation);
      this.#run(item.id, scheduled).then(leave);
      return scheduled;
    } catch (reason) {
      leave();
      throw reason;
    }
  }

  #schedule(item: DataItem, operation?: NodeOperation): ScheduledMessage {
    const { ledger, scheduler } = this.options;
    if (this.#isStopping) throw new Refusal(503, 'network.stopping', 'The network is being stopped.');
    if (tagValue(item.tags, 'Data-Protocol') !== 'ao') {
      throw new Refusal(400, 'message.not-ao', 'The item lacks the tag Data-Protocol: ao.');
    }
    assertReadable(textOf(item.data));
    switch (tagValue(item.tags, 'Type')) {
      case 'Process':
        if (this.#hasModule(item.tags)) return scheduler.schedule(item, spawnedBy(item), { operation });
        throw new Refusal(400, 'module.unknown', `Processes run on module ${this.options.module.id} here.`);
      case 'Message': {
        const process = ledger.process(item.target);
        if (process) return scheduler.schedule(item, process.id, { operation });
        throw new Refusal(404, 'process.unknown', 'There is no such process on this network.');
      }
      default:
        throw new Refusal(400, 'message.type-unknown', 'The tag Type must be Message or Process.');
    }
  }

  #hasModule(tags: readonly Tag[]): boolean {
    return tagValue(tags, 'Module') === this.options.module.id;
  }

  #guard(id: TxId, durable: Promise<void>): void {
    this.#unsafe.set(id, durable);
    durable.then(
      () => this.#unsafe.delete(id),
      () => undefined,
    );
  }

  /** @returns when it is evaluated, or can't be */
  #run(id: TxId, { message, durable }: ScheduledMessage): Promise<void> {
    const { compute, ledger, report } = this.options;
    this.#guard(id, durable);
    const keep = (result: AosResult) => {
      const due = this.#due(message, result);
      ledger.keepResult(message, result, due.length, [...patchesIn(result).keys()]);
      this.#push(message, due);
    };
    return compute.evaluate(message, durable, keep).then(
      () => undefined,
      (reason: unknown) => report(`Message ${id} was not evaluated: ${String(reason)}`),
    );
  }

  #due(message: LedgerMessage, result: AosResult, delivery?: string): DuePush[] {
    const { ledger, address } = this.options;
    const destinations = {
      address,
      processOf: (id: string) => ledger.process(id)?.id,
      hasModule: (tags: readonly Tag[]) => this.#hasModule(tags),
    };
    return pushesOf(message, result, destinations, delivery);
  }

  /** Sends in the order in which the process made the messages, also across evaluations. */
  #push(message: LedgerMessage, due: readonly DuePush[]): void {
    if (due.length === 0) return;
    const { process } = message.assignment;
    const before = this.#pushing.get(process) ?? Promise.resolve();
    const done = before.then(async () => {
      for (const one of due) await this.#pushOne(one);
      if (this.#pushing.get(process) === done) this.#pushing.delete(process);
    });
    this.#pushing.set(process, done);
  }

  async #pushOne({ push, input, target, operation }: DuePush): Promise<void> {
    const { ledger, scheduler, signer, report } = this.options;
    const isDone = () =>
      ledger.pushed(push) !== undefined || ledger.pushesOfRoot(push.root) >= maxMessagesPerRoot;
    if (this.#isStopping || ledger.hasFailed || isDone()) return;
    try {
      const { bytes } = await createDataItem(input, signer);
      const item = await parseDataItem(bytes);
      // Other messages may have been sent while this one was signed.
      if (!isDone())
        void this.#run(item.id, scheduler.schedule(item, target ?? spawnedBy(item), { push, operation }));
    } catch (reason) {
      report(`A ${push.kind} of ${push.by} could not be sent: ${String(reason)}`);
    }
  }
}

function textOf(data: Uint8Array): string {
  return Buffer.from(data).toString('utf8');
}

/** A process has the id of the item that spawned it. */
function spawnedBy({ id }: DataItem): ProcessId {
  return id as string as ProcessId;
}
