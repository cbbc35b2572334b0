import { AppError } from '../errors';
import { ownerAddress } from './address';
import { toBase64Url } from './base64url';
import { bytesOf } from './bytes';
import { sha256 } from './hash';
import { splitSections } from './sections';
import { decodeTags } from './tags';
import type { DataItem, TxId } from './types';

/**
 * Parses a data item without verifying its signature (`verifyDataItem` does).
 * @param input the item's bytes, in any kind of buffer
 * @throws AppError `data-item.*` for bytes that are not a data item
 */
export async function parseDataItem(input: unknown): Promise<DataItem> {
  const bytes = bytesOf(input);
  const {
    signatureType,
    signature,
    owner,
    target,
    anchor,
    tagCount,
    tags: tagBytes,
    data,
  } = splitSections(bytes);
  const tags = decodeTags(tagBytes);
  if (tags.length !== tagCount) {
    throw new AppError('data-item.tag-count', { params: { declared: tagCount, actual: tags.length } });
  }
  const [idHash, address] = await Promise.all([sha256(signature), ownerAddress(owner)]);
  return {
    id: toBase64Url(idHash) as TxId,
    signatureType: signatureType.type,
    signature,
    owner,
    address,
    target: toBase64Url(target),
    anchor,
    tags,
    data,
    bytes,
  };
}
