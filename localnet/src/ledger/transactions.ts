import type { Address, Tag } from '@rainbow-rabbit/shared/arweave';
import type { BodyInParts } from '../http/answer';
import { Balances } from './balances';
import { blockAt } from './blocks';
import { firstPlace } from './first-place';
import type { Frame } from './frames';
import type { Log, OpenedLog } from './log';
import { decodeRecord, encodeRecord } from './records';
import { memoryQuota, Room, untilWritten } from './room';
import {
  type ChunkRecord,
  type TransactionFields,
  type TransactionLogRecord,
  transactionRecordSchema,
} from './transaction-records';

/** A transaction that the network has. */
export interface StoredTransaction {
  fields: TransactionFields;
  address: Address;
  /** Decoded. */
  tags: readonly Tag[];
  /** Unix milliseconds. */
  timestamp: number;
  /** Place of its last byte among the bytes of all transactions, counted from 1. */
  endOffset: number;
  durable: Promise<void>;
}

/** A part of data with the proof that it belongs there. */
export interface StoredChunk {
  proof: Buffer;
  bytes: Buffer;
}

interface ChunkEntry {
  frame: Frame;
  durable: Promise<void>;
  start: number;
  end: number;
}

/** The bytes of a chunk from a place in it to another. */
interface ChunkRange {
  entry: ChunkEntry;
  from: number;
  to: number;
}

/** A part of data on its way into the log. */
export interface NewChunk extends Pick<ChunkRecord, 'dataRoot' | 'dataSize' | 'start' | 'end'> {
  proof: Uint8Array;
  bytes: Uint8Array;
}

const safe = Promise.resolve();

/** The transactions of the network and the chunks of their data: an index in memory; the log holds the bytes. */
export class Transactions {
  readonly #log: Log;
  readonly #byId = new Map<string, StoredTransaction>();
  /** The transactions of the data that chunks belong to, by the key of the data. */
  readonly #knownData = new Map<string, StoredTransaction[]>();
  /** The number of bytes that have come of data, by its key. */
  readonly #bytesThere = new Map<string, number>();
  readonly #balances = new Balances();
  /** The chunks of data by its key, in the order of their places in it. */
  readonly #chunks = new Map<string, ChunkEntry[]>();
  /** The transactions with data, in the order of their places among the bytes of all transactions. */
  readonly #placed: StoredTransaction[] = [];
  readonly #idsByHeight = new Map<number, string[]>();
  readonly #lastIds = new Map<string, string>();
  #observer: (transaction: StoredTransaction) => void = () => undefined;
  #dataObserver: (transaction: StoredTransaction) => void = () => undefined;
  #endOffset = 0;

  constructor(
    { log, payloads }: OpenedLog,
    private readonly room = new Room(log, memoryQuota),
  ) {
    this.#log = log;
    for (const { frame, payload } of payloads) {
      this.#index(decodeRecord(transactionRecordSchema, payload).header, frame, safe);
    }
  }

  get(id: string): StoredTransaction | undefined {
    return this.#byId.get(id);
  }

  /** All of them, oldest first. */
  all(): IterableIterator<StoredTransaction> {
    return this.#byId.values();
  }

  /** Returns the ids of a block's transactions. */
  idsAt(height: number): readonly string[] {
    return this.#idsByHeight.get(height) ?? [];
  }

  /** Returns the id of the latest transaction of an address; undefined when it has none. */
  lastIdOf(address: string): string | undefined {
    return this.#lastIds.get(address);
  }

  /** Has a function called with each transaction that is added from now on. */
  observe(observer: (transaction: StoredTransaction) => void): void {
    this.#observer = observer;
  }

  /** Has a function called with each transaction whose data becomes whole from now on. */
  observeData(observer: (transaction: StoredTransaction) => void): void {
    this.#dataObserver = observer;
  }

  /** Returns the balance of an address, in winston. */
  balance(address: string): bigint {
    return this.#balances.of(address);
  }

  /** Returns true when a transaction has data of that root and size: chunks of other data are rejected. */
  knowsData(dataRoot: string, dataSize: number): boolean {
    return this.#knownData.has(keyOf(dataRoot, dataSize));
  }

  /** Adds a transaction, once; it is found at once, and safe when this resolves. */
  async store(fields: TransactionFields, address: Address, timestamp: number): Promise<void> {
    if (!this.#byId.has(fields.id)) this.#append({ kind: 'transaction', fields, address, timestamp });
    await untilWritten(this.#byId.get(fields.id)?.durable);
  }

  /** Adds a chunk, once; it is safe when this resolves. */
  async storeChunk({ dataRoot, dataSize, start, end, proof, bytes }: NewChunk): Promise<void> {
    const entry = () => {
      const entries = this.#chunks.get(keyOf(dataRoot, dataSize)) ?? [];
      const found = entries[firstPlace(entries, (one) => one.start >= start)];
      return found?.start === start ? found : undefined;
    };
    if (!entry()) {
      const record = { kind: 'chunk', dataRoot, dataSize, start, end, proofBytes: proof.length } as const;
      this.#append(record, Buffer.concat([proof, bytes]));
    }
    await untilWritten(entry()?.durable);
  }

  /** The data of a transaction, or its bytes of a range; undefined as long as chunks of it are missing. */
  data(
    { fields }: StoredTransaction,
    { from, to } = { from: 0, to: Number(fields.data_size) },
  ): BodyInParts | undefined {
    const found: ChunkRange[] = [];
    const entries = this.#chunks.get(keyOf(fields.data_root, Number(fields.data_size))) ?? [];
    for (let place = from; place < to; ) {
      const entry = entries[firstPlace(entries, ({ start }) => start > place) - 1];
      if (!entry || entry.end <= place) return undefined;
      found.push({ entry, from: place - entry.start, to: Math.min(entry.end, to) - entry.start });
      place = entry.end;
    }
    return { lengthBytes: to - from, parts: this.#readAll(found) };
  }

  async *#readAll(ranges: readonly ChunkRange[]): AsyncGenerator<Uint8Array> {
    for (const { entry, from, to } of ranges) yield (await this.#readChunk(entry)).bytes.subarray(from, to);
  }

  /** The chunk that holds the byte at an offset among the bytes of all transactions, counted from 1. */
  async chunkAt(offset: number): Promise<StoredChunk | undefined> {
    const transaction = this.#placed[firstPlace(this.#placed, ({ endOffset }) => endOffset >= offset)];
    if (!transaction) return undefined;
    const { fields, endOffset } = transaction;
    const dataSize = Number(fields.data_size);
    const position = offset - (endOffset - dataSize + 1);
    const entries = this.#chunks.get(keyOf(fields.data_root, dataSize)) ?? [];
    const entry = entries[firstPlace(entries, ({ start }) => start > position) - 1];
    return entry && position >= 0 && position < entry.end ? await this.#readChunk(entry) : undefined;
  }

  close(): Promise<void> {
    return this.#log.close();
  }

  async #readChunk({ frame }: ChunkEntry): Promise<StoredChunk> {
    const { header, body } = decodeRecord(transactionRecordSchema, await this.#log.read(frame));
    const proofBytes = header.kind === 'chunk' ? header.proofBytes : 0;
    return { proof: body.subarray(0, proofBytes), bytes: body.subarray(proofBytes) };
  }

  /** @throws Refusal when there is no room */
  #append(record: TransactionLogRecord, body = Buffer.alloc(0)): void {
    this.room.assert('eventBytes', body.length);
    const { frame, durable } = this.#log.append(encodeRecord(record, body));
    this.#index(record, frame, durable);
  }

  #index(record: TransactionLogRecord, frame: Frame, durable: Promise<void>): void {
    if (record.kind === 'chunk') {
      const key = keyOf(record.dataRoot, record.dataSize);
      const entries = this.#chunks.get(key) ?? [];
      const { start, end } = record;
      entries.splice(
        firstPlace(entries, (one) => one.start > start),
        0,
        { frame, durable, start, end },
      );
      this.#chunks.set(key, entries);
      this.#bytesThere.set(key, (this.#bytesThere.get(key) ?? 0) + end - start);
      for (const transaction of this.#knownData.get(key) ?? []) this.#reportWhole(transaction, key);
      return;
    }
    const { fields, address, timestamp } = record;
    this.#balances.settle(fields, address);
    this.#endOffset += Number(fields.data_size);
    const key = keyOf(fields.data_root, Number(fields.data_size));
    const tags = fields.tags.map(({ name, value }) => ({ name: textOf(name), value: textOf(value) }));
    const transaction = { fields, address, tags, timestamp, endOffset: this.#endOffset, durable };
    this.#byId.set(fields.id, transaction);
    if (fields.data_size !== '0') this.#placed.push(transaction);
    const { height } = blockAt(timestamp);
    const ids = this.#idsByHeight.get(height) ?? [];
    ids.push(fields.id);
    this.#idsByHeight.set(height, ids);
    this.#lastIds.set(address, fields.id);
    this.#knownData.set(key, [...(this.#knownData.get(key) ?? []), transaction]);
    this.#observer(transaction);
    this.#reportWhole(transaction, key);
  }

  /** Calls the observer of data once all of it is there; each chunk that comes costs the same, however many there are. */
  #reportWhole(transaction: StoredTransaction, key: string): void {
    const sizeBytes = Number(transaction.fields.data_size);
    if (sizeBytes > 0 && (this.#bytesThere.get(key) ?? 0) >= sizeBytes) this.#dataObserver(transaction);
  }
}

function keyOf(dataRoot: string, dataSize: number): string {
  return `${dataRoot}/${dataSize}`;
}

function textOf(encoded: string): string {
  return Buffer.from(encoded, 'base64url').toString();
}
