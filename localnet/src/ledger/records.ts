import type { Address, ProcessId, TxId } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';
import { decodeHeaded, encodeHeaded } from './headed';

const id = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const txId = v.pipe(
  id,
  v.transform((text) => text as TxId),
);
/** The id of a process, in something that was kept. */
export const processId = v.pipe(
  id,
  v.transform((text) => text as ProcessId),
);
const address = v.pipe(
  id,
  v.transform((text) => text as Address),
);

const itemSchema = v.object({
  id: txId,
  /** Who signed. */
  address,
  /** base64url, or empty. */
  target: v.string(),
  tags: v.array(v.object({ name: v.string(), value: v.string() })),
});

const pushSchema = v.object({
  /** The message whose evaluation sent this one. */
  by: txId,
  /** What it is of that evaluation: the n-th message, the n-th spawn, or the news that the n-th spawn worked. */
  kind: v.picklist(['message', 'spawn', 'spawned']),
  index: v.number(),
  /** The message of a person that all this goes back to. */
  root: txId,
  /** How many evaluations it has gone through since. */
  depth: v.number(),
});

const assignmentSchema = v.object({
  process: processId,
  /** Position among the messages of its process, from 0: the spawn itself. */
  nonce: v.number(),
  /** Unix milliseconds; never less than that of the one before. */
  timestamp: v.number(),
  height: v.number(),
  hashChain: v.string(),
  push: v.optional(pushSchema),
});

const headerSchema = v.variant('kind', [
  v.object({ kind: v.literal('assigned'), item: itemSchema, assignment: assignmentSchema }),
  /** A data item that is kept and served, and concerns no process. */
  v.object({ kind: v.literal('stored'), item: itemSchema, timestamp: v.number() }),
  /** What evaluating a message gave. It can be computed again, so nobody waits until it is on the disk. */
  v.object({
    kind: v.literal('result'),
    message: txId,
    /** The evaluation was cut off, and is skipped when the log is replayed. */
    isStopped: v.boolean(),
    /** How many messages had to be made of it for other processes. */
    pushes: v.number(),
  }),
]);

/** What is kept in memory of a data item; the rest is read from the log. */
export type ItemSummary = v.InferOutput<typeof itemSchema>;
/** Where a message came from that no person signed. */
export type Push = v.InferOutput<typeof pushSchema>;
/** The scheduler's word on a message: which process, in which place, at what time. */
export type Assignment = v.InferOutput<typeof assignmentSchema>;
export type RecordHeader = v.InferOutput<typeof headerSchema>;

/** One entry of the ledger; the body is a data item's bytes, or a result as JSON. */
export interface LedgerRecord {
  header: RecordHeader;
  body: Uint8Array;
}

/** The record as a payload of the log. */
export function encodeRecord({ header, body }: LedgerRecord): Buffer {
  return encodeHeaded(header, body);
}

/** @throws when the header isn't one: a log of another version */
export function decodeRecord(payload: Buffer): LedgerRecord {
  const { header, body } = decodeHeaded(payload);
  return { header: v.parse(headerSchema, header), body };
}
