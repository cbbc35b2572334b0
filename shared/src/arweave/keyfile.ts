import { AppError } from '../errors';
import { fromBase64Url } from './base64url';
import { unshared } from './bytes';
import { rsaPss, saltLength } from './rsa-key';
import type { DataItemSigner } from './types';

/** A wallet's private key as the network's tools exchange it: a JSON Web Key with these members only. */
export interface Keyfile {
  kty: 'RSA';
  e: string;
  /** The modulus: the public key, base64url. */
  n: string;
  d: string;
  p: string;
  q: string;
  dp: string;
  dq: string;
  qi: string;
}

/** Empties a key once it has been used: whatever still refers to the object finds nothing of the key (decision 090). */
export function wipeKeyfile(keyfile: Keyfile): void {
  for (const name of Object.keys(keyfile) as (keyof Keyfile)[]) Object.assign(keyfile, { [name]: '' });
}

/** 4096 bits and exponent 65537 (docs/product 9.28). */
const keyParams = { ...rsaPss, modulusLength: 4096, publicExponent: Uint8Array.of(1, 0, 1) };

/** Makes a new wallet key, in half a second to a few seconds, off the main thread. */
export async function generateKeyfile(): Promise<Keyfile> {
  const { privateKey } = await crypto.subtle.generateKey(keyParams, true, ['sign', 'verify']);
  const { e, n, d, p, q, dp, dq, qi } = await crypto.subtle.exportKey('jwk', privateKey);
  if (!(e && n && d && p && q && dp && dq && qi)) throw new AppError('keyfile.invalid');
  return { kty: 'RSA', e, n, d, p, q, dp, dq, qi };
}

/**
 * The private key as a CryptoKey that signs and never leaves WebCrypto again.
 * @param hash the hash that RSA-PSS is used with
 * @throws AppError `keyfile.invalid`
 */
export async function signingKeyOf(keyfile: Keyfile, hash: string = rsaPss.hash): Promise<CryptoKey> {
  try {
    return await crypto.subtle.importKey('jwk', { ...keyfile }, { ...rsaPss, hash }, false, ['sign']);
  } catch {
    // WebCrypto's own error may quote the key, so it isn't kept as the cause.
    throw new AppError('keyfile.invalid');
  }
}

/**
 * Signs data items with a private key, as tools in Node do.
 * @throws AppError `keyfile.invalid`
 */
export async function keySigner(keyfile: Keyfile): Promise<DataItemSigner> {
  const key = await signingKeyOf(keyfile);
  return {
    owner: fromBase64Url(keyfile.n),
    sign: async (hash) =>
      new Uint8Array(await crypto.subtle.sign({ ...rsaPss, saltLength }, key, unshared(hash))),
  };
}
