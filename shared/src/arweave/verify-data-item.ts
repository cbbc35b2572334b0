import { AppError } from '../errors';
import { unshared } from './bytes';
import { publicKeyOf, rsaPss, saltLengths } from './rsa-key';
import { signedHash, splitSections } from './sections';
import { arweaveType } from './signature-types';
import type { DataItem } from './types';

/**
 * Whether a data item's signature was made by its owner over exactly its bytes.
 * @throws AppError `data-item.signature-type-unsupported` when it can't be told: every type but 1
 */
export async function verifyDataItem({ bytes }: Pick<DataItem, 'bytes'>): Promise<boolean> {
  const sections = splitSections(bytes);
  const { type } = sections.signatureType;
  if (type !== arweaveType.type) {
    throw new AppError('data-item.signature-type-unsupported', { params: { type } });
  }
  const [hash, key] = await Promise.all([signedHash(sections), importable(sections.owner)]);
  if (!key) return false;
  const signature = unshared(sections.signature);
  for (const saltLength of saltLengths) {
    if (await crypto.subtle.verify({ name: rsaPss.name, saltLength }, key, signature, hash)) return true;
  }
  return false;
}

/** Some moduli are no RSA keys at all (all zero, say): WebCrypto refuses them, and no signature can be theirs. */
function importable(owner: Uint8Array): Promise<CryptoKey | undefined> {
  return publicKeyOf(owner).catch(() => undefined);
}
