import { type Bytes, deepHash, fromBase64Url, sha256, toBase64Url, utf8 } from '../../arweave';
import { AppError } from '../../errors';
import type { TransactionLike } from '../types';

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

/** @throws AppError `wallet.transaction-invalid` with the first field that is wrong */
function assertSignable(transaction: TransactionLike): void {
  const fields: Readonly<Record<string, unknown>> = { ...transaction };
  const wrong = Object.entries(rules).find(([field, isRight]) => {
    const value = fields[field];
    return typeof value !== 'string' || !isRight(value);
  });
  // Format 1 hashes all data at once and has long been replaced.
  const field = transaction.format === 2 ? wrong?.[0] : 'format';
  if (field) throw new AppError('wallet.transaction-invalid', { params: { field } });
}

/** The Merkle root of the data, which the transaction signs in its place. The chunking is the network library's. */
async function dataRootOf({ data, data_root }: TransactionLike): Promise<string> {
  if (data_root !== '' || data.byteLength === 0) return data_root;
  const { computeRootHash } = await import('arweave/web/lib/merkle');
  return toBase64Url(await computeRootHash(data));
}

/** What a format 2 transaction's signature covers: the deep hash of its fields. */
function signatureData(transaction: TransactionLike, owner: Bytes): Promise<Bytes> {
  const { format, target, quantity, reward, last_tx, tags, data_size, data_root } = transaction;
  return deepHash([
    utf8(String(format)),
    owner,
    fromBase64Url(target),
    utf8(quantity),
    utf8(reward),
    fromBase64Url(last_tx),
    tags.map(({ name, value }) => [fromBase64Url(name), fromBase64Url(value)]),
    utf8(data_size),
    fromBase64Url(data_root),
  ]);
}

/**
 * A copy of a transaction, of the same class, with data root, owner, signature and id.
 * @throws AppError `wallet.transaction-invalid`
 */
export async function signTransaction<T extends TransactionLike>(
  transaction: T,
  owner: Bytes,
  sign: (data: Bytes) => Promise<Bytes>,
): Promise<T> {
  assertSignable(transaction);
  const data_root = await dataRootOf(transaction);
  const copy: T = Object.create(Object.getPrototypeOf(transaction));
  const signed = Object.assign(copy, transaction, { data_root, owner: toBase64Url(owner) });
  const signature = await sign(await signatureData(signed, owner));
  const id = toBase64Url(await sha256(signature));
  return Object.assign(signed, { signature: toBase64Url(signature), id });
}
