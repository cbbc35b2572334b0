import {
  type Address,
  bytesOf,
  fromBase64Url,
  isAddress,
  isMessageHash,
  isMessageSignedBy,
  isSignedBy,
  type MessageHash,
  ownerAddress,
} from '../arweave';
import { AppError } from '../errors';

/** @throws AppError `wallet.answer-invalid`: what a wallet answered can't be what was asked for */
export function refuseAnswer(question: string, cause?: unknown): never {
  throw new AppError('wallet.answer-invalid', { params: { question }, cause });
}

/** An address as a wallet answered it. @throws AppError `wallet.answer-invalid` */
export function addressAnswer(answer: unknown): Address {
  return typeof answer === 'string' && isAddress(answer) ? answer : refuseAnswer('getActiveAddress');
}

/**
 * A public key as a wallet answered it, which must be that of the address it answered before.
 * @throws AppError `wallet.answer-invalid`
 */
export async function publicKeyAnswer(answer: unknown, address: Address): Promise<string> {
  const isText = typeof answer === 'string' && /^[\w-]+$/.test(answer);
  if (!isText || (await ownerAddress(fromBase64Url(answer))) !== address) refuseAnswer('getActivePublicKey');
  return answer;
}

/** Bytes as a wallet in the same browser answered them. @throws AppError `wallet.answer-invalid` */
export function bytesAnswer(answer: unknown, question: string): Uint8Array {
  try {
    return bytesOf(answer);
  } catch (cause) {
    return refuseAnswer(question, cause);
  }
}

/**
 * A signature as a wallet in the same browser answered it, which must be over `data` by the key it named.
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
 * Refuses a hash by which no signature could be checked, before anybody is asked to approve it.
 * @throws AppError `wallet.algorithm-unsupported`
 */
export function assertMessageHash(hash: string): asserts hash is MessageHash {
  if (!isMessageHash(hash)) throw new AppError('wallet.algorithm-unsupported');
}

/**
 * A signature of a message as a wallet in the same browser answered it, which must be over its hash by the key it named.
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
