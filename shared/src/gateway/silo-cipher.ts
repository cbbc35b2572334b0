import { type Bytes, concatBytes, unshared, utf8 } from '../arweave';
import { AppError } from '../errors';

const ivBytes = 16;

/** Makes a cipher key of a silo's secret in the way of the network's library. */
const derivation = { name: 'PBKDF2', salt: utf8('salt'), iterations: 100_000, hash: 'SHA-256' };

async function cipherKey(secret: Uint8Array, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  const raw = await crypto.subtle.importKey('raw', unshared(secret), 'PBKDF2', false, ['deriveKey']);
  return await crypto.subtle.deriveKey(derivation, raw, { name: 'AES-CBC', length: 256 }, false, [use]);
}

/** AES-CBC with a random start, which comes first in the result. */
export async function sealForSilo(data: Uint8Array, secret: Uint8Array): Promise<Bytes> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const key = await cipherKey(secret, 'encrypt');
  const sealed = await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, key, unshared(data));
  return concatBytes(iv, new Uint8Array(sealed));
}

/** @throws AppError `silo.unreadable` */
export async function openFromSilo(sealed: Uint8Array, secret: Uint8Array): Promise<Bytes> {
  const key = await cipherKey(secret, 'decrypt');
  const algorithm = { name: 'AES-CBC', iv: unshared(sealed.slice(0, ivBytes)) };
  try {
    return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, unshared(sealed.slice(ivBytes))));
  } catch (cause) {
    throw new AppError('silo.unreadable', { cause });
  }
}
