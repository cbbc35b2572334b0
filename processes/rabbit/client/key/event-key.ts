import { sha256 } from '@noble/hashes/sha2.js';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { concatBytes, fromBase64Url, toBase64Url, utf8 } from '@rainbow-rabbit/shared/bytes';
import { keyBytes, keyLabel, keyRounds } from '../generated';

/**
 * Derives an event's key from its six words, in some tenths of a second and off the page's thread: so that guessing words
 * by the public digest costs too much (docs/protocol.md, "The key").
 * @param words plain ones, as `checkKeyWords` returns them
 * @returns 32 bytes
 */
export async function deriveKey(words: readonly string[], process: ProcessId): Promise<Uint8Array> {
  const { subtle } = crypto;
  const material = await subtle.importKey('raw', utf8(words.join(' ')), 'PBKDF2', false, ['deriveBits']);
  const salt = concatBytes(utf8(keyLabel), fromBase64Url(process));
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: keyRounds };
  return new Uint8Array(await subtle.deriveBits(derivation, material, keyBytes * 8));
}

/** Returns the digest of a key, as the event publishes it: base64url of 32 bytes. */
export const keyDigestOf = (key: Uint8Array): string => toBase64Url(sha256(key));
