import { AppError } from '../errors';
import { toBase64Url } from './base64url';
import type { Bytes } from './bytes';
import { sha256 } from './hash';
import { transactionSignatureData } from './transaction-signature';
import type { TransactionLike } from './types';

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
  if (field) throw new AppError('transaction.invalid', { params: { field } });
}

/** The Merkle root of the data, which the transaction signs in its place. The chunking is the network library's. */
async function dataRootOf({ data, data_root }: TransactionLike): Promise<string> {
  if (data_root !== '' || data.byteLength === 0) return data_root;
  const { computeRootHash } = await import('arweave/web/lib/merkle');
  return toBase64Url(await computeRootHash(data));
}

/**
 * Returns a copy of a transaction, of the same class, ready to be signed: with validated fields and its data root.
 * @throws AppError `transaction.invalid`
 */
export async function signableTransaction<T extends TransactionLike>(transaction: T): Promise<T> {
  assertSignable(transaction);
  const data_root = await dataRootOf(transaction);
  const copy: T = Object.create(Object.getPrototypeOf(transaction));
  return Object.assign(copy, transaction, { data_root });
}

/**
 * Returns a copy of a transaction, of the same class, with data root, owner, signature and id.
 * @throws AppError `transaction.invalid`
 */
export async function signTransaction<T extends TransactionLike>(
  transaction: T,
  owner: Bytes,
  sign: (data: Bytes) => Promise<Bytes>,
): Promise<T> {
  const signed = Object.assign(await signableTransaction(transaction), { owner: toBase64Url(owner) });
  const signature = await sign(await transactionSignatureData(signed, owner));
  const id = toBase64Url(await sha256(signature));
  return Object.assign(signed, { signature: toBase64Url(signature), id });
}
