import { bytesOf, isAddress, type Tag, type TransactionLike, toBase64Url, utf8 } from '../arweave';
import { AppError } from '../errors';
import { dataChunks } from './chunks';
import type { GatewayReader } from './gateway-reader';

/** The purpose of a transaction: to store data, to pay, or both. */
export interface TransactionInput {
  data?: string | Uint8Array | ArrayBuffer;
  tags?: readonly Tag[];
  /** The address that is paid. */
  target?: string;
  /** The amount that the target is paid, in winston (10⁻¹² AR). */
  quantity?: string;
}

/** A transaction that any wallet's `sign` takes; its `reward` is what storing costs, in winston. */
export type Draft = TransactionLike;

/** The network's limit for names and values of a transaction's tags together. */
const maxTagBytes = 2048;

function dataOf({ data = '' }: TransactionInput): Uint8Array {
  return typeof data === 'string' ? utf8(data) : bytesOf(data);
}

function encodedTags(tags: readonly Tag[]): TransactionLike['tags'] {
  const bytes = tags.map(({ name, value }) => ({ name: utf8(name), value: utf8(value) }));
  const actual = bytes.reduce((sum, { name, value }) => sum + name.length + value.length, 0);
  if (actual > maxTagBytes) {
    throw new AppError('transaction.tags-too-long', { params: { actual, limit: maxTagBytes } });
  }
  return bytes.map(({ name, value }) => ({ name: toBase64Url(name), value: toBase64Url(value) }));
}

function payment({ target = '', quantity = '' }: TransactionInput): { target: string; quantity: string } {
  if (target !== '' && !isAddress(target)) throw new AppError('transaction.target-invalid');
  if (quantity !== '' && !/^\d+$/.test(quantity)) throw new AppError('transaction.quantity-invalid');
  // The network writes amounts without leading zeros, and the signature covers what it writes.
  const amount = BigInt(quantity);
  if (amount > 0n && target === '') throw new AppError('transaction.target-invalid');
  return { target, quantity: String(amount) };
}

/**
 * A transaction of format 2, not yet signed: with the network's current anchor, at the network's price.
 * @throws AppError `transaction.empty` without data and without a payment, `transaction.target-invalid`,
 * `transaction.quantity-invalid`, `transaction.tags-too-long`, `data-item.data-not-bytes`; those of the reader's
 * `anchor` and `price`
 */
export async function draftTransaction(
  input: TransactionInput,
  reader: Pick<GatewayReader, 'anchor' | 'price'>,
): Promise<Draft> {
  const data = dataOf(input);
  const { target, quantity } = payment(input);
  if (data.length === 0 && quantity === '0') throw new AppError('transaction.empty');
  const tags = encodedTags(input.tags ?? []);
  const [last_tx, reward] = await Promise.all([
    reader.anchor(),
    reader.price(data.length, target === '' ? undefined : target),
  ]);
  const data_root = data.length === 0 ? '' : (await dataChunks(data)).dataRoot;
  return {
    format: 2,
    last_tx,
    target,
    quantity,
    reward,
    data_size: String(data.length),
    data_root,
    data,
    tags,
  };
}
