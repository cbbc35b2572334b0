import { unshared } from './bytes';
import { rsaPss } from './rsa-key';
import { isSignedBy } from './rsa-signature';

/** The hashes that wallets take of a message before they sign it. */
export const messageHashes = ['SHA-256', 'SHA-384', 'SHA-512'] as const;
export type MessageHash = (typeof messageHashes)[number];

export function isMessageHash(name: unknown): name is MessageHash {
  return messageHashes.some((hash) => hash === name);
}

/**
 * Returns true for a signature by a wallet's `signMessage`: RSA-PSS over the hash of the message. Some wallets use
 * RSA-PSS with the message's hash (QuickWallet, Wander), others with SHA-256; both are accepted.
 * @param owner the RSA modulus, 512 bytes
 */
export async function isMessageSignedBy(
  owner: Uint8Array,
  signature: Uint8Array,
  message: Uint8Array,
  hash: MessageHash = rsaPss.hash,
): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest(hash, unshared(message)));
  if (await isSignedBy(owner, signature, digest, hash)) return true;
  return hash !== rsaPss.hash && isSignedBy(owner, signature, digest);
}
