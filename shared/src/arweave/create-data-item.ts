import { AppError, type ErrorCode } from '../errors';
import { fromBase64Url, toBase64Url } from './base64url';
import { type Bytes, bytesOf, utf8 } from './bytes';
import { sha256 } from './hash';
import { joinSections, signedHash } from './sections';
import { arweaveType } from './signature-types';
import { encodeTags } from './tags';
import type { DataItemInput, DataItemSigner, TxId } from './types';

const idBytes = 32;

function targetBytes(target: string | undefined): Uint8Array {
  const bytes = fromBase64Url(target ?? '');
  if (bytes.byteLength !== 0 && bytes.byteLength !== idBytes) {
    throw new AppError('data-item.target-length', { params: { actual: bytes.byteLength } });
  }
  return bytes;
}

function anchorBytes(anchor: string | undefined): Uint8Array {
  const bytes = utf8(anchor ?? '');
  if (bytes.byteLength !== 0 && bytes.byteLength !== idBytes) throw new AppError('data-item.anchor-length');
  return bytes;
}

function assertLength(code: ErrorCode, { byteLength: actual }: Uint8Array, expected: number): void {
  if (actual !== expected) throw new AppError(code, { params: { actual, expected } });
}

/** The parts of a data item that don't depend on who signs it. */
function partsOf({ data, tags = [], target, anchor }: DataItemInput) {
  return {
    target: targetBytes(target),
    anchor: anchorBytes(anchor),
    tags: encodeTags(tags),
    data: typeof data === 'string' ? utf8(data) : bytesOf(data),
  };
}

/**
 * Rejects an input that no data item can be made of, before a wallet is asked to sign it.
 * @throws AppError `data-item.*` when a part isn't what the format allows
 */
export function assertDataItem(input: DataItemInput): void {
  partsOf(input);
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
