import { AppError } from '../errors';
import { type Bytes, utf8 } from './bytes';
import { type DeepHashInput, deepHash } from './deep-hash';
import { type SignatureType, signatureTypeOf } from './signature-types';
import { assertTagBytes } from './tags';
import { decodeUint } from './uint';

/** The parts of a data item in the order they are written (ANS-104 section 1.3); absent ones are empty. */
export interface Sections {
  signatureType: SignatureType;
  signature: Uint8Array;
  owner: Uint8Array;
  target: Uint8Array;
  anchor: Uint8Array;
  tagCount: number;
  tags: Uint8Array;
  data: Uint8Array;
}

/** No data item is shorter (docs/product 9.27). */
const minBytes = 80;
const idBytes = 32;

/**
 * Splits a data item into views of its bytes. Safe on any bytes.
 * @throws AppError `data-item.too-short`, `data-item.signature-type-unknown`, `data-item.truncated`,
 *   `data-item.presence-byte`, `data-item.tags-too-long`
 */
export function splitSections(bytes: Uint8Array): Sections {
  if (bytes.byteLength < minBytes) {
    throw new AppError('data-item.too-short', { params: { actual: bytes.byteLength, limit: minBytes } });
  }
  let position = 0;
  const take = (size: number) => {
    if (size > bytes.byteLength - position) throw new AppError('data-item.truncated');
    position += size;
    return bytes.subarray(position - size, position);
  };
  const takeOptional = () => {
    const [presence] = take(1);
    if (presence !== 0 && presence !== 1) throw new AppError('data-item.presence-byte');
    return take(presence * idBytes);
  };
  const signatureType = signatureTypeOf(decodeUint(take(2)));
  const signature = take(signatureType.signatureBytes);
  const owner = take(signatureType.ownerBytes);
  const target = takeOptional();
  const anchor = takeOptional();
  const tagCount = decodeUint(take(8));
  const tagBytes = decodeUint(take(8));
  assertTagBytes(tagBytes);
  const tags = take(tagBytes);
  const data = take(bytes.byteLength - position);
  return { signatureType, signature, owner, target, anchor, tagCount, tags, data };
}

/** The deep hash that a data item's signature covers: everything but the signature (ANS-104 section 1.2). */
export function signedHash(parts: Omit<Sections, 'signature' | 'tagCount'>): Promise<Bytes> {
  const content: DeepHashInput = [
    utf8('dataitem'),
    utf8('1'),
    utf8(String(parts.signatureType.type)),
    parts.owner,
    parts.target,
    parts.anchor,
    parts.tags,
    parts.data,
  ];
  return deepHash(content);
}
