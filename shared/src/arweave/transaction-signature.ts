import { AppError } from '../errors';
import { fromBase64Url, toBase64Url } from './base64url';
import { type Bytes, utf8 } from './bytes';
import { deepHash } from './deep-hash';
import { sha256 } from './hash';
import { isSignedBy } from './rsa-signature';
import type { TransactionLike } from './types';

/** The content that a format 2 transaction's signature covers: the deep hash of its fields. */
export function transactionSignatureData(transaction: TransactionLike, owner: Uint8Array): Promise<Bytes> {
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
 * Returns true when a transaction's id is the hash of its signature, and its owner signed exactly its fields.
 * @throws AppError `transaction.not-signed` ('Transaction is not signed', docs/product 8.3)
 */
export async function verifyTransaction(transaction: TransactionLike): Promise<boolean> {
  const { id, owner, signature } = transaction;
  if (!(id && owner && signature)) throw new AppError('transaction.not-signed');
  const [ownerBytes, signatureBytes] = [fromBase64Url(owner), fromBase64Url(signature)];
  if (id !== toBase64Url(await sha256(signatureBytes))) return false;
  return isSignedBy(ownerBytes, signatureBytes, await transactionSignatureData(transaction, ownerBytes));
}
