import { AppError } from '../errors';
import { ownerAddress } from './address';
import { toBase64Url } from './base64url';
import { bytesOf } from './bytes';
import { sha256 } from './hash';
import { splitSections } from './sections';
import { decodeTags } from './tags';
import type { DataItem, TxId } from './types';

/**
 * Reads a data item; it says nothing about whether the signature is right (`verifyDataItem` does).
 * @param input the item's bytes, in whatever kind of buffer a wallet or server returned
 * @throws AppError `data-item.*` for anything that isn't one
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
