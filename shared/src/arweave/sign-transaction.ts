import { toBase64Url } from './base64url';
import type { Bytes } from './bytes';
import { copiedTransaction } from './copied-request';
import { sha256 } from './hash';
import { completeDraft } from './signable-transaction';
import { transactionSignatureData } from './transaction-signature';
import type { SignedTransaction, TransactionLike } from './types';

/**
 * Returns a copy of a transaction with data root, owner, signature and id.
 * @throws AppError `transaction.invalid`
 */
export async function signTransaction(
  transaction: TransactionLike,
  owner: Bytes,
  sign: (data: Bytes) => Promise<Bytes>,
): Promise<SignedTransaction> {
  return signSignable(await completeDraft(copiedTransaction(transaction)), owner, sign);
}

/** As `signTransaction`, for what `signableTransaction` returned. */
export async function signSignable(
  signable: SignedTransaction,
  owner: Bytes,
  sign: (data: Bytes) => Promise<Bytes>,
): Promise<SignedTransaction> {
  const signature = await sign(await transactionSignatureData(signable, owner));
  const id = toBase64Url(await sha256(signature));
  return Object.freeze({ ...signable, owner: toBase64Url(owner), signature: toBase64Url(signature), id });
}
