import { toBase64Url } from './base64url';
import type { Bytes } from './bytes';
import { copiedTransaction } from './copied-request';
import { sha256 } from './hash';
import { completeDraft } from './signable-transaction';
import { transactionSignatureData } from './transaction-signature';
import type { TransactionLike } from './types';

/**
 * Returns a copy of a transaction, of the same class, with data root, owner, signature and id.
 * @throws AppError `transaction.invalid`
 */
export async function signTransaction<T extends TransactionLike>(
  transaction: T,
  owner: Bytes,
  sign: (data: Bytes) => Promise<Bytes>,
): Promise<T> {
  return signSignable(await completeDraft(copiedTransaction(transaction)), owner, sign);
}

/** As `signTransaction`, for what `signableTransaction` returned, which it completes in place. */
export async function signSignable<T extends TransactionLike>(
  signable: T,
  owner: Bytes,
  sign: (data: Bytes) => Promise<Bytes>,
): Promise<T> {
  const signed = Object.assign(signable, { owner: toBase64Url(owner) });
  const signature = await sign(await transactionSignatureData(signed, owner));
  const id = toBase64Url(await sha256(signature));
  return Object.assign(signed, { signature: toBase64Url(signature), id });
}
