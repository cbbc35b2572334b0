import { AppError, type ErrorCode } from '../errors';
import { toBase64Url } from './base64url';
import type { Bytes } from './bytes';
import { partsOf } from './data-item-parts';
import { sha256 } from './hash';
import { joinSections } from './join-sections';
import { signedHash } from './sections';
import { arweaveType } from './signature-types';
import type { DataItemInput, DataItemSigner, TxId } from './types';

function assertLength(code: ErrorCode, { byteLength: actual }: Uint8Array, expected: number): void {
  if (actual !== expected) throw new AppError(code, { params: { actual, expected } });
}

/**
 * Builds a data item and has it signed (ANS-104, signature type 1).
 * @returns its id and its bytes, ready to be posted
 * @throws AppError `data-item.*` when a part isn't what the format allows; the errors of the signer
 */
export async function createDataItem(
  input: DataItemInput,
  signer: DataItemSigner,
): Promise<{ id: TxId; bytes: Bytes }> {
  assertLength('data-item.owner-length', signer.owner, arweaveType.ownerBytes);
  const unsigned = { signatureType: arweaveType, owner: signer.owner, ...partsOf(input) };
  const signature = await signer.sign(await signedHash(unsigned));
  assertLength('data-item.signature-length', signature, arweaveType.signatureBytes);
  const id = toBase64Url(await sha256(signature)) as TxId;
  return { id, bytes: joinSections({ ...unsigned, signature, tagCount: input.tags?.length ?? 0 }) };
}
