import type { Address } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';

const base64Url = v.pipe(v.string(), v.regex(/^[\w-]*$/));
const id = v.pipe(base64Url, v.length(43));
const amount = v.pipe(v.string(), v.regex(/^\d{1,30}$/));

/** A number of bytes as the network writes it, within what arithmetic is exact for. */
export const sizeSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,16}$/),
  v.check((text) => Number.isSafeInteger(Number(text))),
);

/** A format 2 transaction without its data. All but numbers is base64url, also names and values of tags. */
export const postedTransactionSchema = v.object({
  format: v.literal(2),
  id,
  last_tx: v.pipe(base64Url, v.maxLength(64)),
  owner: v.pipe(base64Url, v.minLength(43), v.maxLength(683)),
  tags: v.pipe(v.array(v.object({ name: base64Url, value: base64Url })), v.maxLength(128)),
  target: v.union([v.literal(''), id]),
  quantity: amount,
  data_size: sizeSchema,
  data_root: v.union([v.literal(''), id]),
  reward: amount,
  signature: v.pipe(base64Url, v.minLength(1), v.maxLength(683)),
});

export type TransactionFields = v.InferOutput<typeof postedTransactionSchema>;

const address = v.pipe(
  id,
  v.transform((text) => text as Address),
);

/** The data that a transaction or chunk belongs to. */
const dataEntries = { dataRoot: id, dataSize: v.number() };

/** One entry of the log of transactions. */
export const transactionRecordSchema = v.variant('kind', [
  v.object({
    kind: v.literal('transaction'),
    fields: postedTransactionSchema,
    /** The signer. */
    address,
    /** Unix milliseconds. */
    timestamp: v.number(),
  }),
  /** A part of data; the body is the proof of its place, then the part itself. */
  v.object({
    kind: v.literal('chunk'),
    ...dataEntries,
    start: v.number(),
    end: v.number(),
    proofBytes: v.number(),
  }),
]);

export type TransactionLogRecord = v.InferOutput<typeof transactionRecordSchema>;
export type ChunkRecord = Extract<TransactionLogRecord, { kind: 'chunk' }>;
