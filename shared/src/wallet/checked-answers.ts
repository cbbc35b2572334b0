import {
  type Address,
  bytesOf,
  completedTransaction,
  type DataItemInput,
  equalBytes,
  fromBase64Url,
  isAddress,
  isMessageHash,
  isMessageSignedBy,
  isSignedBy,
  type MessageHash,
  ownerAddress,
  parseWhatWasAsked,
  type SignedTransaction,
  type TransactionLike,
} from '../arweave';
import { AppError, isAppError } from '../errors';

/** Rejects a wallet's answer that doesn't fit the request. @throws AppError `wallet.answer-invalid` */
export function refuseAnswer(question: string, cause?: unknown): never {
  throw new AppError('wallet.answer-invalid', { params: { question }, cause });
}

/** Rejects an answer that can't even be read in the words for a wrong answer: nothing was sent. */
async function legible<T>(question: string, check: Promise<T>): Promise<T> {
  try {
    return await check;
  } catch (cause) {
    const isCompared = isAppError(cause) && cause.code.endsWith('.not-what-was-asked');
    if (isCompared) throw cause;
    return refuseAnswer(question, cause);
  }
}

/**
 * Validates a wallet's answer as the data item that was asked for, signed by the account. Returns its bytes.
 * @throws AppError `wallet.answer-invalid`, `data-item.not-what-was-asked`
 */
export async function signedItemAnswer(
  signed: unknown,
  asked: DataItemInput,
  address: Address,
): Promise<Uint8Array> {
  return (await legible('signDataItem', parseWhatWasAsked(signed, asked, address))).bytes;
}

/**
 * Validates a wallet's answer as the transaction that was asked for, signed by the account.
 * @throws AppError `wallet.answer-invalid`, `transaction.not-what-was-asked`
 */
export function signedTransactionAnswer(
  answer: unknown,
  asked: TransactionLike,
  address: Address,
): Promise<SignedTransaction> {
  return legible('sign', completedTransaction(asked, answer, address));
}

/** The length of SHA-384, the hash of transactions and data items that is signed. */
const signedHashBytes = 48;

/**
 * Rejects raw bytes whose signature could be that of a transaction or data item:
 * the hash of one, and an old transaction, which begins with its owner.
 * @throws AppError `wallet.raw-hash`
 */
export function assertRawBytes(bytes: Uint8Array, publicKey: string): void {
  const owner = fromBase64Url(publicKey);
  const isOldTransaction = equalBytes(bytes.subarray(0, owner.byteLength), owner);
  if (bytes.byteLength === signedHashBytes || isOldTransaction) throw new AppError('wallet.raw-hash');
}

/** Validates a wallet's answer as an address. @throws AppError `wallet.answer-invalid` */
export function addressAnswer(answer: unknown): Address {
  return typeof answer === 'string' && isAddress(answer) ? answer : refuseAnswer('getActiveAddress');
}

/**
 * Validates a wallet's answer as the public key of the address that it answered before.
 * @throws AppError `wallet.answer-invalid`
 */
export async function publicKeyAnswer(answer: unknown, address: Address): Promise<string> {
  const isText = typeof answer === 'string' && /^[\w-]+$/.test(answer);
  if (!isText || (await ownerAddress(fromBase64Url(answer))) !== address) refuseAnswer('getActivePublicKey');
  return answer;
}

/** Validates the answer of a wallet in the same browser as bytes. @throws AppError `wallet.answer-invalid` */
export function bytesAnswer(answer: unknown, question: string): Uint8Array {
  try {
    return bytesOf(answer);
  } catch (cause) {
    return refuseAnswer(question, cause);
  }
}

/**
 * Validates the answer of a wallet in the same browser as a signature over `data` by the key it named.
 * @throws AppError `wallet.answer-invalid`
 */
export async function signatureAnswer(
  answer: unknown,
  question: string,
  { publicKey, data }: { publicKey: string; data: Uint8Array },
): Promise<Uint8Array> {
  const signature = bytesAnswer(answer, question);
  return (await isSignedBy(fromBase64Url(publicKey), signature, data)) ? signature : refuseAnswer(question);
}

/**
 * Rejects a hash by which no signature could be verified, before the user is asked to approve.
 * @throws AppError `wallet.algorithm-unsupported`
 */
export function assertMessageHash(hash: string): asserts hash is MessageHash {
  if (!isMessageHash(hash)) throw new AppError('wallet.algorithm-unsupported');
}

/**
 * Validates the answer of a wallet in the same browser as a signature over the hash of a message by the key it
 * named.
 * @throws AppError `wallet.answer-invalid`
 */
export async function messageSignatureAnswer(
  answer: unknown,
  { publicKey, message, hash }: { publicKey: string; message: Uint8Array; hash: MessageHash },
): Promise<Uint8Array> {
  const signature = bytesAnswer(answer, 'signMessage');
  const isRight = await isMessageSignedBy(fromBase64Url(publicKey), signature, message, hash);
  return isRight ? signature : refuseAnswer('signMessage');
}
