import { unshared } from './bytes';
import { publicKeyOf, rsaPss, saltLengthsOf } from './rsa-key';

/**
 * Whether an RSA-PSS signature over `data` was made with the key of `owner`.
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
    if (await crypto.subtle.verify({ name: rsaPss.name, saltLength }, key, signed, covered)) return true;
  }
  return false;
}

/** Some moduli are no RSA keys at all (all zero, say): WebCrypto refuses them, and no signature can be theirs. */
function importable(owner: Uint8Array, hash: string): Promise<CryptoKey | undefined> {
  return publicKeyOf(owner, hash).catch(() => undefined);
}
