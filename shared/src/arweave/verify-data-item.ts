import { AppError } from '../errors';
import { isSignedBy } from './rsa-signature';
import { signedHash, splitSections } from './sections';
import { arweaveType } from './signature-types';
import type { DataItem } from './types';

/**
 * Returns true when a data item's owner signed exactly its bytes.
 * @throws AppError `data-item.signature-type-unsupported` for every type but 1
 */
export async function verifyDataItem({ bytes }: Pick<DataItem, 'bytes'>): Promise<boolean> {
  const sections = splitSections(bytes);
  const { type } = sections.signatureType;
  if (type !== arweaveType.type) {
    throw new AppError('data-item.signature-type-unsupported', { params: { type } });
  }
  return isSignedBy(sections.owner, sections.signature, await signedHash(sections));
}
