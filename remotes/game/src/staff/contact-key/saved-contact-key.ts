import { fromBase64Url } from '@rainbow-rabbit/shared/bytes';
import * as v from 'valibot';

/** The algorithm of a contact key. */
export const contactKeyAlgorithm = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** The file that the console saves: both halves in base64url, the private one as PKCS #8 (RFC 5208). */
export const savedContactKeySchema = v.object({ contactKey: v.string(), privateKey: v.string() });

/** Imports the private half of a saved contact key. @throws when it is no P-256 private key */
export function importPrivateHalf(
  { privateKey }: v.InferOutput<typeof savedContactKeySchema>,
  isExtractable: boolean,
): Promise<CryptoKey> {
  const pkcs8 = new Uint8Array(fromBase64Url(privateKey));
  return crypto.subtle.importKey('pkcs8', pkcs8, contactKeyAlgorithm, isExtractable, ['deriveBits']);
}
