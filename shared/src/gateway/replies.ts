import * as v from 'valibot';

/** A transaction's record; all but numbers is base64url. */
export const transactionSchema = v.object({
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

/** The block a transaction is in, and how many there are from it on. */
export const statusSchema = v.object({
  block_height: v.number(),
  block_indep_hash: v.string(),
  number_of_confirmations: v.number(),
});

export const offsetSchema = v.object({ size: v.string(), offset: v.string() });

export const blockSchema = v.object({
  height: v.number(),
  indep_hash: v.string(),
  /** Unix seconds. */
  timestamp: v.number(),
  txs: v.array(v.string()),
});
