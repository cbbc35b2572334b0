import { AppError } from '../errors';
import { assertActingTagsOnce, decodedTags } from './acting-tags';
import { toBase64Url } from './base64url';
import { copiedTransaction } from './copied-request';
import type { SignedTransaction, TransactionLike } from './types';

const isAmount = (text: string) => /^\d+$/.test(text);
const isBase64Url = (text: string) => /^[\w-]*$/.test(text);

const rules: { [Field in keyof TransactionLike]?: (value: string) => boolean } = {
  last_tx: isBase64Url,
  target: isBase64Url,
  quantity: isAmount,
  reward: isAmount,
  data_size: isAmount,
  data_root: isBase64Url,
};

/** @throws AppError `transaction.invalid` with the first field that is wrong */
function assertSignable(transaction: TransactionLike): void {
  const fields: Readonly<Record<string, unknown>> = { ...transaction };
  const wrong = Object.entries(rules).find(([field, isRight]) => {
    const value = fields[field];
    return typeof value !== 'string' || !isRight(value);
  });
  // Format 1 hashes all data at once and has long been replaced.
  const field = transaction.format === 2 ? wrong?.[0] : 'format';
  if (field) refuse(field);
}

function refuse(field: string): never {
  throw new AppError('transaction.invalid', { params: { field } });
}

/** The Merkle root of the data, which the transaction signs in its place. The chunking is the network library's. */
async function dataRootOf({ data, data_root, data_size }: TransactionLike): Promise<string> {
  if (data.byteLength === 0) return data_root;
  if (data_size !== String(data.byteLength)) refuse('data_size');
  const { computeRootHash } = await import('arweave/web/lib/merkle');
  const root = toBase64Url(await computeRootHash(data));
  if (data_root !== '' && data_root !== root) refuse('data_root');
  return root;
}

/**
 * Returns a copy of a transaction, ready to be shown and signed: plain and frozen, with validated fields, tags that can
 * be read in one way only, and its data root. It is made at once and shares no memory with the transaction.
 * @throws AppError `transaction.invalid`, `data-item.*`
 */
export async function signableTransaction(transaction: TransactionLike): Promise<SignedTransaction> {
  const copy = copiedTransaction(transaction);
  assertActingTagsOnce(decodedTags(copy.tags));
  return completeDraft(copy);
}

/**
 * Completes a copy of a transaction by its data root.
 * @throws AppError `transaction.invalid`
 */
export async function completeDraft(copy: SignedTransaction): Promise<SignedTransaction> {
  assertSignable(copy);
  return Object.freeze({ ...copy, data_root: await dataRootOf(copy) });
}
