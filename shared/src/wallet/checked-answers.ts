import { type Address, addressOf, fromBase64Url, isAddress } from '../arweave';
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
  if (!isText || (await addressOf(fromBase64Url(answer))) !== address) refuseAnswer('getActivePublicKey');
  return answer;
}
