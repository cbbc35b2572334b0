import type { AosResult } from '@rainbow-rabbit/processes/aos';
import {
  type Address,
  type DataItem,
  type ProcessId,
  parseDataItem,
  type Tag,
} from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';
import type { Frame } from './frames';
import {
  type Assignment,
  type ItemSummary,
  keptResultSchema,
  type LedgerHeader,
  ledgerHeaderSchema,
  type Push,
} from './ledger-records';
import type { Log, OpenedLog } from './log';
import { decodeRecord, encodeRecord } from './records';
import { memoryQuota, Room } from './room';

/** A data item of the network; a message of a process has its assignment too. */
export interface LedgerItem extends ItemSummary {
  timestamp: number;
  frame: Frame;
  assignment?: Assignment;
}

export type LedgerMessage = LedgerItem & { assignment: Assignment };

/** A process and its messages in order; the first is its spawn. */
export interface LedgerProcess {
  id: ProcessId;
  owner: Address;
  tags: readonly Tag[];
  messages: LedgerMessage[];
}

/** A message in its place, and when that is safe. */
export interface ScheduledMessage {
  message: LedgerMessage;
  durable: Promise<void>;
}

/** The part of a result that is kept in memory. */
export interface LedgerResult {
  frame: Frame;
  isStopped: boolean;
  pushes: number;
}

/** A message's place: an item may have several, since HyperBEAM nodes schedule it each time that it comes. */
export type AssignedPlace = Pick<Assignment, 'process' | 'nonce'>;

/**
 * The data items that the local network accepted, in order, and their results. The states of processes follow from
 * them. This is the index in memory; the log holds the bytes.
 */
export class Ledger {
  readonly #log: Log;
  readonly #items = new Map<string, LedgerItem>();
  readonly #processes = new Map<string, LedgerProcess>();
  readonly #results = new Map<string, LedgerResult>();
  readonly #pushed = new Map<string, LedgerMessage>();
  readonly #patches = new Map<ProcessId, Map<string, number[]>>();
  readonly #pushesBy = new Map<string, number>();
  readonly #pushesOfRoot = new Map<string, number>();
  #observer: (item: LedgerItem) => void = () => undefined;

  constructor(
    { log, payloads }: OpenedLog,
    private readonly room = new Room(log, memoryQuota),
  ) {
    this.#log = log;
    for (const { frame, payload } of payloads)
      this.#index(decodeRecord(ledgerHeaderSchema, payload).header, frame);
  }

  /** True once a write has failed: nothing more can be added. */
  get hasFailed(): boolean {
    return this.#log.hasFailed;
  }

  item(id: string): LedgerItem | undefined {
    return this.#items.get(id);
  }

  items(): IterableIterator<LedgerItem> {
    return this.#items.values();
  }

  /** Has a function called with each item that is added from now on. */
  observe(observer: (item: LedgerItem) => void): void {
    this.#observer = observer;
  }

  process(id: string): LedgerProcess | undefined {
    return this.#processes.get(id);
  }

  processes(): IterableIterator<LedgerProcess> {
    return this.#processes.values();
  }

  result(place: AssignedPlace): LedgerResult | undefined {
    return this.#results.get(placeKey(place));
  }

  /** Returns the message that was already made of this part of an evaluation. */
  pushed(push: Omit<Push, 'root' | 'depth'>): LedgerMessage | undefined {
    return this.#pushed.get(keyOf(push));
  }

  /** Returns the number of messages that one delivery of an evaluation's messages made. */
  pushesBy(push: Pick<Push, 'by' | 'delivery'>): number {
    return this.#pushesBy.get(deliveryKey(push)) ?? 0;
  }

  /** Returns the latest message, up to a place, that set a key of its process's published state. */
  patchOf({ process, nonce }: AssignedPlace, key: string): LedgerMessage | undefined {
    const latest = this.#patches
      .get(process)
      ?.get(key)
      ?.findLast((patched) => patched <= nonce);
    return latest === undefined ? undefined : this.#processes.get(process)?.messages[latest];
  }

  /** Returns the keys of a process's published state. */
  patchedKeys(process: ProcessId): string[] {
    return [...(this.#patches.get(process)?.keys() ?? [])];
  }

  /** Returns the number of messages that followed from that one, through any number of processes. */
  pushesOfRoot(message: string): number {
    return this.#pushesOfRoot.get(message) ?? 0;
  }

  /** Adds a data item; it is found at once and safe when this resolves. @throws Refusal when there is no room */
  store(item: DataItem, timestamp: number): Promise<void> {
    this.room.assert('storedBytes', item.bytes.length);
    return this.#append({ kind: 'stored', item: summaryOf(item), timestamp }, item.bytes);
  }

  /**
   * Adds a message in its assigned place; it is found at once and safe when `durable` resolves.
   * @param room the part of the quota that it may use
   * @throws Refusal when there is no room
   */
  assign(
    item: DataItem,
    assignment: Assignment,
    room: 'messageBytes' | 'eventBytes' = 'messageBytes',
  ): ScheduledMessage {
    this.room.assert(room, item.bytes.length);
    const header = { kind: 'assigned', item: summaryOf(item), assignment } as const;
    const { frame, durable } = this.#log.append(encodeRecord(header, item.bytes));
    return { message: this.#indexMessage(header, frame), durable };
  }

  /**
   * Adds a result; it is found at once. A result that is lost is computed again.
   * @param patched the keys of the process's published state that it sets
   */
  keepResult(
    { assignment: { process, nonce } }: LedgerMessage,
    result: AosResult,
    pushes: number,
    patched: readonly string[] = [],
  ): void {
    const isStopped = result.stopped !== undefined;
    const keys = patched.length > 0 && { patched: [...patched] };
    const header = { kind: 'result', process, nonce, isStopped, pushes, ...keys } as const;
    this.#append(header, Buffer.from(JSON.stringify(result))).catch(() => undefined);
  }

  /** The whole data item. */
  async readItem({ frame }: LedgerItem): Promise<DataItem> {
    return await parseDataItem(await this.#readBody(frame));
  }

  async readResult({ frame }: LedgerResult): Promise<AosResult> {
    return v.parse(keptResultSchema, JSON.parse((await this.#readBody(frame)).toString('utf8')));
  }

  close(): Promise<void> {
    return this.#log.close();
  }

  async #readBody(frame: Frame): Promise<Buffer> {
    return decodeRecord(ledgerHeaderSchema, await this.#log.read(frame)).body;
  }

  #append(header: LedgerHeader, body: Uint8Array): Promise<void> {
    const { frame, durable } = this.#log.append(encodeRecord(header, body));
    this.#index(header, frame);
    return durable;
  }

  #index(header: LedgerHeader, frame: Frame): void {
    switch (header.kind) {
      case 'stored':
        this.#add({ ...header.item, timestamp: header.timestamp, frame });
        break;
      case 'assigned':
        this.#indexMessage(header, frame);
        break;
      case 'result': {
        const { process, nonce, isStopped, pushes, patched = [] } = header;
        this.#results.set(placeKey(header), { frame, isStopped, pushes });
        if (patched.length > 0) this.#indexPatches(process, nonce, patched);
      }
    }
  }

  #add(item: LedgerItem): void {
    this.#items.set(item.id, item);
    this.#observer(item);
  }

  #indexPatches(process: ProcessId, nonce: number, patched: readonly string[]): void {
    const places = this.#patches.get(process) ?? new Map<string, number[]>();
    this.#patches.set(process, places);
    for (const key of patched) {
      const nonces = places.get(key);
      if (nonces) nonces.push(nonce);
      else places.set(key, [nonce]);
    }
  }

  #indexMessage(
    { item, assignment }: Extract<LedgerHeader, { kind: 'assigned' }>,
    frame: Frame,
  ): LedgerMessage {
    const message = { ...item, timestamp: assignment.timestamp, frame, assignment };
    const { process: id, nonce, push } = assignment;
    // An item that comes again has its first place by its id.
    if (!this.#items.get(item.id)?.assignment) this.#add(message);
    if (nonce === 0)
      this.#processes.set(id, { id, owner: message.address, tags: message.tags, messages: [] });
    this.#processes.get(id)?.messages.push(message);
    if (push) {
      this.#pushed.set(keyOf(push), message);
      this.#pushesBy.set(deliveryKey(push), this.pushesBy(push) + 1);
      this.#pushesOfRoot.set(push.root, this.pushesOfRoot(push.root) + 1);
    }
    return message;
  }
}

function keyOf({ kind, index, ...push }: Omit<Push, 'root' | 'depth'>): string {
  return `${deliveryKey(push)}/${kind}/${index}`;
}

function deliveryKey({ by, delivery = '' }: Pick<Push, 'by' | 'delivery'>): string {
  return `${by}/${delivery}`;
}

/** Names the place of a message in its process's log. */
export function placeKey({ process, nonce }: AssignedPlace): string {
  return `${process}/${nonce}`;
}

function summaryOf({ id, address, target, tags }: DataItem): ItemSummary {
  return { id, address, target, tags: [...tags] };
}
