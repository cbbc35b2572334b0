import { fromBase64Url, toBase64Url } from './base64url';
import { sha256 } from './hash';
import type { Address } from './types';

/** The address of a public key: base64url of its SHA-256, 43 characters. */
export async function ownerAddress(owner: Uint8Array): Promise<Address> {
  return toBase64Url(await sha256(owner)) as Address;
}

/** Returns true for the form of an address or id: base64url of exactly 32 bytes. */
export function isAddress(text: string): text is Address {
  return /^[\w-]{43}$/.test(text) && toBase64Url(fromBase64Url(text)) === text;
}
