import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import * as v from 'valibot';
import {
  contactKeyAlgorithm,
  importPrivateHalf,
  savedContactKeySchema,
} from '../contact-key/saved-contact-key';
import { readSecretFile } from '../secret-file/read-secret-file';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    contactKeyFile: 'contact-key.unreadable' | 'contact-key.other-event';
  }
}

/** A P-256 private key as JWK (RFC 7518, section 6.2), as the local network keeps its own. */
const jwkSchema = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.string(),
  y: v.string(),
  d: v.string(),
});

/** Returns the key of a file's content, without other fields. @throws when it is not a P-256 private key */
async function jwkOf(content: unknown): Promise<v.InferOutput<typeof jwkSchema>> {
  const saved = v.safeParse(savedContactKeySchema, content);
  if (!saved.success) return v.parse(jwkSchema, content);
  const key = await importPrivateHalf(saved.output, true);
  return v.parse(jwkSchema, await crypto.subtle.exportKey('jwk', key));
}

/**
 * Reads the offline half of an event's contact key from the file that its setting-up saved. The key that comes back can
 * open seals, and can't be exported.
 * @param contactKey the public half that the event has, in base64url
 * @throws AppError `contact-key.unreadable`, `contact-key.other-event`
 */
export async function readContactKey(file: File, contactKey: string): Promise<CryptoKey> {
  let jwk: v.InferOutput<typeof jwkSchema>;
  let key: CryptoKey;
  try {
    jwk = await jwkOf(await readSecretFile(file));
    key = await crypto.subtle.importKey('jwk', jwk, contactKeyAlgorithm, false, ['deriveBits']);
  } catch {
    // Without the cause: the parser's own error quotes the file.
    throw new AppError('contact-key.unreadable');
  }
  const half = toBase64Url(Uint8Array.of(4, ...fromBase64Url(jwk.x), ...fromBase64Url(jwk.y)));
  if (half !== contactKey) throw new AppError('contact-key.other-event');
  return key;
}
