import * as v from 'valibot';
import {
  type Address,
  concatBytes,
  fromBase64,
  fromBase64Url,
  type Keyfile,
  ownerAddress,
  toBase64,
  utf8,
} from '../../arweave';
import { AppError } from '../../errors';
import { belongTogether, isWalletPublicKey } from './rsa-parts';

/**
 * QuickWallet's passphrase is built in and public (docs/product 9.31): it keeps the record readable by every
 * version of QuickWallet, and a key from lying open in the storage. It is no secret of the user's.
 */
const builtInPassphrase = 'test1234@';

/** Lengths in bytes and rounds that the record's format fixes (docs/product 9.29, 9.30). */
const ivBytes = 12;
const saltBytes = 16;
const iterations = 250_000;

const keyfileSchema = v.object({
  kty: v.literal('RSA'),
  e: v.string(),
  n: v.string(),
  d: v.string(),
  p: v.string(),
  q: v.string(),
  dp: v.string(),
  dq: v.string(),
  qi: v.string(),
});

async function cipherKey(salt: BufferSource, usage: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  const { subtle } = crypto;
  const passphrase = await subtle.importKey('raw', utf8(builtInPassphrase), 'PBKDF2', false, ['deriveKey']);
  const derivation = { name: 'PBKDF2', salt, iterations, hash: 'SHA-256' };
  return await subtle.deriveKey(derivation, passphrase, { name: 'AES-GCM', length: 256 }, false, [usage]);
}

/** Encrypts a key as the record keeps it: base64 of iv ‖ salt ‖ AES-256-GCM ciphertext and tag. */
export async function encryptKeyfile(keyfile: Keyfile): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const key = await cipherKey(salt, 'encrypt');
  const text = utf8(JSON.stringify(keyfile));
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text);
  text.fill(0);
  return toBase64(concatBytes(iv, salt, new Uint8Array(encrypted)));
}

/**
 * Decrypts the key of a record. The caller empties it as soon as it has been used.
 * @throws AppError `wallet.record-corrupt`
 */
export async function decryptKeyfile(encrypted: string): Promise<Keyfile> {
  try {
    const bytes = fromBase64(encrypted);
    const [iv, salt] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, ivBytes + saltBytes)];
    const key = await cipherKey(salt, 'decrypt');
    const sealed = bytes.subarray(ivBytes + saltBytes);
    const text = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed));
    try {
      return v.parse(keyfileSchema, JSON.parse(new TextDecoder().decode(text)));
    } finally {
      text.fill(0);
    }
  } catch {
    // The error may quote the key, so it isn't kept as the cause.
    throw new AppError('wallet.record-corrupt');
  }
}

/**
 * The decrypted key of an account.
 * @throws AppError `wallet.record-corrupt`, also when it is the key of another address or not a whole wallet key
 */
export async function keyfileOf(address: Address, encrypted: string): Promise<Keyfile> {
  const keyfile = await decryptKeyfile(encrypted);
  if (!isWhole(keyfile) || (await ownerAddress(fromBase64Url(keyfile.n))) !== address) {
    throw new AppError('wallet.record-corrupt');
  }
  return keyfile;
}

function isWhole(keyfile: Keyfile): boolean {
  try {
    return isWalletPublicKey(keyfile) && belongTogether(keyfile);
  } catch {
    // A member is not the text of a number.
    return false;
  }
}
