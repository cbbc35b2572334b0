import { AppError } from '../errors';
import { toBase64Url } from './base64url';
import { arweaveType } from './signature-types';

/** The signature scheme of the network's RSA keys: RSA-PSS over SHA-256. */
export const rsaPss = { name: 'RSA-PSS', hash: 'SHA-256' } as const;

/** Bytes of salt in the signatures made here (docs/product 9.25). */
export const saltLength = 32;

const hashBytes: Readonly<Record<string, number>> = { 'SHA-256': 32, 'SHA-384': 48, 'SHA-512': 64 };

/**
 * Salt lengths accepted: 32, the largest that fits (what signers in Node make by default), and none. WebCrypto
 * can't detect a signature's salt length, and verifiers on the network accept these.
 * @param hash the hash that RSA-PSS was used with
 */
export function saltLengthsOf(hash: string): readonly number[] {
  return [saltLength, arweaveType.signatureBytes - (hashBytes[hash] ?? 0) - 2, 0];
}

/**
 * The WebCrypto key that verifies an owner's signatures.
 * @param owner the RSA modulus, 512 bytes; the exponent is always 65537
 * @param hash the hash that RSA-PSS is used with
 * @throws AppError `data-item.public-key-length`
 */
export async function ownerPublicKey(owner: Uint8Array, hash: string = rsaPss.hash): Promise<CryptoKey> {
  const expected = arweaveType.ownerBytes;
  if (owner.byteLength !== expected) {
    throw new AppError('data-item.public-key-length', { params: { expected, actual: owner.byteLength } });
  }
  const jwk = { kty: 'RSA', e: 'AQAB', n: toBase64Url(owner) };
  return await crypto.subtle.importKey('jwk', jwk, { ...rsaPss, hash }, true, ['verify']);
}
