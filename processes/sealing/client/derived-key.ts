import type { Bytes } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url, unshared, utf8 } from '@rainbow-rabbit/shared/bytes';
import { privateKeyOf, publicKeyOf } from './p256';

/** Bytes of the secret from which all of a process's secrets follow. */
export const secretBytes = 32;

const coordinateBytes = 32;
const privateKeySource = 48;

/** A key of P-256 that follows from a secret. */
export interface DerivedKey {
  /** 32 bytes. */
  privateKey: Bytes;
  /** Raw and uncompressed, 65 bytes. */
  publicKey: Bytes;
}

/** Makes the secret of a process. */
export const makeSecret = (): Bytes => crypto.getRandomValues(new Uint8Array(secretBytes));

/**
 * Derives bytes from the secret of a process: HKDF-SHA-256 without a salt (RFC 5869).
 * @param label says whose the bytes are and what for; another one gives other bytes
 */
export async function deriveBytes(secret: Uint8Array, label: string, length = secretBytes): Promise<Bytes> {
  const material = await crypto.subtle.importKey('raw', unshared(secret), 'HKDF', false, ['deriveBits']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8(label) };
  return new Uint8Array(await crypto.subtle.deriveBits(derivation, material, length * 8));
}

/** Derives a key of P-256 from the secret of a process. */
export async function deriveP256(secret: Uint8Array, label: string): Promise<DerivedKey> {
  const source = await deriveBytes(secret, label, privateKeySource);
  const privateKey = privateKeyOf(source);
  source.fill(0);
  return { privateKey, publicKey: publicKeyOf(privateKey) };
}

/**
 * Imports a private key of P-256 for ECDH; it can't be exported again.
 * @throws DOMException when the public key is that of another key
 */
export async function importPrivateKey({ privateKey, publicKey }: DerivedKey): Promise<CryptoKey> {
  const [x, y] = [1, 1 + coordinateBytes].map((start) =>
    toBase64Url(publicKey.slice(start, start + coordinateBytes)),
  ) as [string, string];
  const jwk = { kty: 'EC', crv: 'P-256', d: toBase64Url(privateKey), x, y };
  try {
    return await crypto.subtle.importKey('jwk', jwk, { name: 'ECDH', namedCurve: 'P-256' }, false, [
      'deriveBits',
    ]);
  } finally {
    jwk.d = '';
  }
}
