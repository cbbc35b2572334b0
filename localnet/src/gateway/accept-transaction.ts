import { fromBase64Url, ownerAddress, verifyTransaction } from '@rainbow-rabbit/shared/arweave';
import { isAppError } from '@rainbow-rabbit/shared/errors';
import { dataChunks } from '@rainbow-rabbit/shared/gateway';
import * as v from 'valibot';
import { parseJson } from '../http/read-body';
import { costOf, priceOf } from '../ledger/balances';
import { postedTransactionSchema, type TransactionFields } from '../ledger/transaction-records';
import type { NewChunk, Transactions } from '../ledger/transactions';
import { maxItemBytes } from '../units/message-routes';
import { transactionRefusal } from './transaction-refusals';

/** More than a developer stores on one machine, and well within exact arithmetic. */
export const maxDataBytes = 2 ** 40;

/** The network's limit for names and values of a transaction's tags together. */
const maxTagBytes = 2048;

/** A transaction whose data is inside, in base64url, with room for the fields. */
export const maxTransactionBytes = Math.ceil((maxItemBytes * 4) / 3) + 64 * 1024;

const postedSchema = v.object({
  ...postedTransactionSchema.entries,
  data: v.optional(v.pipe(v.string(), v.regex(/^[\w-]*$/)), ''),
});

/**
 * Takes in a transaction of format 2, with its data or to be followed by chunks; the same may come any number of
 * times. When it resolves, the transaction is on the disk.
 * @throws Refusal 400 when the value is not a transaction, is not signed, doesn't fit its data, or is not paid for
 */
export async function acceptTransaction(
  transactions: Transactions,
  body: Buffer,
  now: number,
): Promise<void> {
  const posted = v.safeParse(postedSchema, parseJson(body));
  if (!posted.success) {
    throw transactionRefusal('tx.malformed', 'This is not a signed transaction of format 2.');
  }
  const { data, ...fields } = posted.output;
  assertLimits(fields);
  if (!(await isSigned(fields))) {
    throw transactionRefusal(
      'tx.signature-invalid',
      'The signature is not that of the owner over these fields.',
    );
  }
  const address = await ownerAddress(fromBase64Url(fields.owner));
  const chunks = data === '' ? [] : await chunksOf(fields, fromBase64Url(data));
  if (fields.target === address) {
    throw transactionRefusal('tx.pays-itself', 'A transaction must not pay its own signer.');
  }
  // From here to the store call nothing awaits, so that the same amount can't be spent twice.
  if (!transactions.get(fields.id)) assertPaid(fields, transactions.balance(address));
  await Promise.all([
    ...chunks.map((chunk) => transactions.storeChunk(chunk)),
    transactions.store(fields, address, now),
  ]);
}

/** @throws Refusal 400 */
function assertPaid(fields: TransactionFields, balance: bigint): void {
  const price = priceOf(BigInt(fields.data_size));
  if (BigInt(fields.reward) < price) throw transactionRefusal('tx.too-cheap', `Storing this costs ${price}.`);
  if (costOf(fields) > balance) throw transactionRefusal('tx.overspend', `There are ${balance} to spend.`);
}

function assertLimits({ tags, data_root, data_size }: TransactionFields): void {
  const tagBytes = tags.reduce((sum, { name, value }) => sum + byteLength(name) + byteLength(value), 0);
  if (tagBytes > maxTagBytes)
    throw transactionRefusal('tx.tags-too-big', `Tags have at most ${maxTagBytes} bytes.`);
  if (Number(data_size) > maxDataBytes) throw transactionRefusal('tx.data-too-big', 'That is too much data.');
  if ((data_size === '0') !== (data_root === '')) {
    throw transactionRefusal('tx.data-root-invalid', 'Data and its root come together.');
  }
}

function byteLength(encoded: string): number {
  return Math.floor((encoded.length * 3) / 4);
}

async function isSigned(fields: TransactionFields): Promise<boolean> {
  try {
    return await verifyTransaction({ ...fields, data: new Uint8Array() });
  } catch (reason) {
    // An owner or a field that is not even base64url of something.
    if (isAppError(reason)) return false;
    throw reason;
  }
}

/** The parts of data that came inside its transaction. @throws Refusal when it isn't the data that was signed */
async function chunksOf({ data_root, data_size }: TransactionFields, data: Uint8Array): Promise<NewChunk[]> {
  const { dataRoot, chunks } = await dataChunks(data);
  if (data_size !== String(data.length) || dataRoot !== data_root) {
    throw transactionRefusal('tx.data-root-invalid', 'The data does not match the data root.');
  }
  return chunks.map((chunk) => ({ ...chunk, dataRoot, dataSize: data.length }));
}
