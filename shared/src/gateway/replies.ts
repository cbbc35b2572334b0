import * as v from 'valibot';
import { isAddress, type TxId } from '../arweave';

/** A transaction's record; all but numbers is base64url. */
export const transactionReplySchema = v.object({
  format: v.number(),
  id: v.string(),
  last_tx: v.string(),
  owner: v.string(),
  tags: v.array(v.object({ name: v.string(), value: v.string() })),
  target: v.string(),
  quantity: v.string(),
  data_size: v.string(),
  data_root: v.string(),
  reward: v.string(),
  signature: v.string(),
});

export type TransactionReply = v.InferOutput<typeof transactionReplySchema>;

/** The block a transaction is in, and how many there are from it on. */
export const statusSchema = v.object({
  block_height: v.number(),
  block_indep_hash: v.string(),
  number_of_confirmations: v.number(),
});

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,16}$/));

export const offsetSchema = v.object({ size: wholeNumber, offset: wholeNumber });

const base64Url = v.pipe(v.string(), v.regex(/^[\w-]*$/));

/** A part of data and the proof of its place. */
export const chunkSchema = v.object({ chunk: base64Url, data_path: base64Url });

export const idsSchema = v.array(
  v.pipe(
    v.string(),
    v.check(isAddress),
    v.transform((id) => id as TxId),
  ),
);

export const blockSchema = v.object({
  height: v.number(),
  indep_hash: v.string(),
  /** Unix seconds, within what a `Date` can be. */
  timestamp: v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e12)),
  txs: v.array(v.string()),
});
