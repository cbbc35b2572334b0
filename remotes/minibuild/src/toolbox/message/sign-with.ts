import { type MessageHash, toBase64Url, utf8 } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import type { WalletConnection } from '../wallet/use-connected-wallet';
import type { SignedMessage } from './signed-message.domain';
import { verifyMessage } from './verify-message';

/** The maximum length of a text, because the wallet shows it for approval. */
const maxCharacters = 20_000;

/**
 * Has a message signed, and verifies the wallet's answer before it is used.
 * @throws AppError `toolbox.no-data`, `toolbox.message-too-long`, `wallet.answer-invalid`; those of the
 *   wallet
 */
export async function signWith(
  { connector, address }: WalletConnection,
  message: string,
  hash: MessageHash,
): Promise<SignedMessage> {
  if (message === '') throw new AppError('toolbox.no-data');
  if (message.length > maxCharacters) {
    throw new AppError('toolbox.message-too-long', { params: { limit: maxCharacters } });
  }
  const signature = await connector.signMessage(utf8(message), { hashAlgorithm: hash });
  const publicKey = await connector.getActivePublicKey();
  const signed = { message, hash, signature: toBase64Url(signature), publicKey, address };
  const { verdict } = await verifyMessage(signed);
  if (verdict === 'right') return signed;
  throw new AppError('wallet.answer-invalid', { params: { question: 'signMessage' } });
}
