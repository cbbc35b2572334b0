import { readFile, writeFile } from 'node:fs/promises';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import * as v from 'valibot';

const ecdh = { name: 'ECDH', namedCurve: 'P-256' } as const;
const ecdsa = { name: 'ECDSA', namedCurve: 'P-256' } as const;

const keySchema = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  ...v.entriesFromList(['x', 'y', 'd'], v.string()),
});

/** The pair of keys of a relay. */
export interface RelayKey {
  privateKey: CryptoKey;
  /** The same key, for what phones seal to it (ECDH). */
  openingKey: CryptoKey;
  /** Raw and uncompressed (65 bytes), in base64url, as `network.json` has it. */
  publicKey: string;
}

/** Imports a relay's key from a private P-256 key as JWK. */
export async function importRelayKeyPair(jwk: unknown): Promise<RelayKey> {
  const { kty, crv, x, y, d } = v.parse(keySchema, jwk);
  const [privateKey, openingKey, publicHalf] = await Promise.all([
    crypto.subtle.importKey('jwk', { kty, crv, x, y, d }, ecdsa, false, ['sign']),
    crypto.subtle.importKey('jwk', { kty, crv, x, y, d }, ecdh, false, ['deriveBits']),
    crypto.subtle.importKey('jwk', { kty, crv, x, y }, ecdsa, true, ['verify']),
  ]);
  const raw = await crypto.subtle.exportKey('raw', publicHalf);
  return { privateKey, openingKey, publicKey: toBase64Url(new Uint8Array(raw)) };
}

/**
 * Opens the key in a file; makes it, for its owner's eyes alone, when the file is missing.
 * @throws Error for a file that holds no such key: it is never overwritten
 */
export async function openRelayKey(path: string): Promise<RelayKey> {
  const kept = await readFile(path, 'utf8').catch((reason: NodeJS.ErrnoException) => {
    if (reason.code === 'ENOENT') return undefined;
    throw reason;
  });
  if (kept === undefined) {
    const pair = await crypto.subtle.generateKey(ecdsa, true, ['sign', 'verify']);
    const jwk = await crypto.subtle.exportKey('jwk', pair.privateKey);
    await writeFile(path, JSON.stringify(jwk), { mode: 0o600, flag: 'wx' });
    return importRelayKeyPair(jwk);
  }
  try {
    return await importRelayKeyPair(JSON.parse(kept));
  } catch {
    throw new Error(`${path} holds no key of a relay.`);
  }
}
