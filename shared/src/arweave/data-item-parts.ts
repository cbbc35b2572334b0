import { AppError } from '../errors';
import { fromBase64Url } from './base64url';
import { bytesOf, utf8 } from './bytes';
import { encodeTags } from './tags';
import type { DataItemInput } from './types';

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

/**
 * The parts of a data item that don't depend on who signs it.
 * @throws AppError `data-item.*` when a part isn't what the format allows
 */
export function partsOf({ data, tags = [], target, anchor }: DataItemInput) {
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
