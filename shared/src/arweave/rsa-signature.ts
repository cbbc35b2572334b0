import { unshared } from './bytes';
import { ownerPublicKey, rsaPss, saltLengthsOf } from './rsa-key';

/**
 * Returns true when an RSA-PSS signature over `data` was made with the key of `owner`.
 * @param owner the RSA modulus, 512 bytes
 * @param hash the hash that RSA-PSS was used with
 */
export async function isSignedBy(
  owner: Uint8Array,
  signature: Uint8Array,
  data: Uint8Array,
  hash: string = rsaPss.hash,
): Promise<boolean> {
  const key = await importable(owner, hash);
  if (!key) return false;
  const [signed, covered] = [unshared(signature), unshared(data)];
  for (const saltLength of saltLengthsOf(hash)) {
    const params = { name: rsaPss.name, saltLength };
    // A modulus that begins with zeros may have no room for the salt: no signature can be its own then.
    if (await crypto.subtle.verify(params, key, signed, covered).catch(() => false)) return true;
  }
  return false;
}

/** Some moduli are no RSA keys at all (all zero, say): WebCrypto refuses them, and no signature can be theirs. */
function importable(owner: Uint8Array, hash: string): Promise<CryptoKey | undefined> {
  return ownerPublicKey(owner, hash).catch(() => undefined);
}
