import type { Address, Tag } from '@rainbow-rabbit/shared/arweave';
import { Balances } from './balances';
import type { Frame } from './frames';
import type { Log, OpenedLog } from './log';
import { decodeRecord, encodeRecord } from './records';
import { assertRoom, memoryQuota, type Quota, untilWritten } from './room';
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
  end: number;
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
  readonly #knownData = new Set<string>();
  readonly #balances = new Balances();
  /** By the data they are of, then by where they start in it. */
  readonly #chunks = new Map<string, Map<number, ChunkEntry>>();
  #endOffset = 0;

  constructor(
    { log, payloads }: OpenedLog,
    private readonly quota: Quota = memoryQuota,
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
    const entry = () => this.#chunks.get(keyOf(dataRoot, dataSize))?.get(start);
    if (!entry()) {
      const record = { kind: 'chunk', dataRoot, dataSize, start, end, proofBytes: proof.length } as const;
      this.#append(record, Buffer.concat([proof, bytes]));
    }
    await untilWritten(entry()?.durable);
  }

  /** The data of a transaction; undefined as long as chunks are missing. */
  async data({ fields }: StoredTransaction): Promise<Buffer | undefined> {
    const parts: Buffer[] = [];
    const dataSize = Number(fields.data_size);
    const entries = this.#chunks.get(keyOf(fields.data_root, dataSize));
    for (let start = 0; start < dataSize; ) {
      const entry = entries?.get(start);
      if (!entry) return undefined;
      parts.push((await this.#readChunk(entry)).bytes);
      start = entry.end;
    }
    return Buffer.concat(parts);
  }

  /** The chunk that holds the byte at an offset among the bytes of all transactions, counted from 1. */
  async chunkAt(offset: number): Promise<StoredChunk | undefined> {
    for (const { fields, endOffset } of this.#byId.values()) {
      const dataSize = Number(fields.data_size);
      const position = offset - (endOffset - dataSize + 1);
      if (position < 0 || position >= dataSize) continue;
      for (const [start, entry] of this.#chunks.get(keyOf(fields.data_root, dataSize)) ?? []) {
        if (start <= position && position < entry.end) return await this.#readChunk(entry);
      }
    }
    return undefined;
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
    assertRoom(this.#log, this.quota.totalBytes, body.length);
    const { frame, durable } = this.#log.append(encodeRecord(record, body));
    this.#index(record, frame, durable);
  }

  #index(record: TransactionLogRecord, frame: Frame, durable: Promise<void>): void {
    if (record.kind === 'chunk') {
      const key = keyOf(record.dataRoot, record.dataSize);
      const entries = this.#chunks.get(key) ?? new Map<number, ChunkEntry>();
      this.#chunks.set(key, entries.set(record.start, { frame, durable, end: record.end }));
      return;
    }
    const { fields, address, timestamp } = record;
    this.#balances.settle(fields, address);
    this.#endOffset += Number(fields.data_size);
    this.#knownData.add(keyOf(fields.data_root, Number(fields.data_size)));
    const tags = fields.tags.map(({ name, value }) => ({ name: textOf(name), value: textOf(value) }));
    const endOffset = this.#endOffset;
    this.#byId.set(fields.id, { fields, address, tags, timestamp, endOffset, durable });
  }
}

function keyOf(dataRoot: string, dataSize: number): string {
  return `${dataRoot}/${dataSize}`;
}

function textOf(encoded: string): string {
  return Buffer.from(encoded, 'base64url').toString();
}
