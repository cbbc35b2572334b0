import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import * as v from 'valibot';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    contactKeyFile: 'contact-key.unreadable' | 'contact-key.other-event';
  }
}

/** The file that the console saves: both halves in base64url, the private one as PKCS #8 (RFC 5208). */
const savedSchema = v.object({ contactKey: v.string(), privateKey: v.string() });

/** A P-256 private key as JWK (RFC 7518, section 6.2), as the local network keeps its own. */
const jwkSchema = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.string(),
  y: v.string(),
  d: v.string(),
});
const ecdh = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** Bytes of the longest file that is read: a key's is 500. */
const longestFile = 10_000;

/** Returns the key of a file's content, without other fields. @throws when it is not a P-256 private key */
async function jwkOf(content: unknown): Promise<v.InferOutput<typeof jwkSchema>> {
  const saved = v.safeParse(savedSchema, content);
  if (!saved.success) return v.parse(jwkSchema, content);
  const pkcs8 = new Uint8Array(fromBase64Url(saved.output.privateKey));
  const key = await crypto.subtle.importKey('pkcs8', pkcs8, ecdh, true, ['deriveBits']);
  return v.parse(jwkSchema, await crypto.subtle.exportKey('jwk', key));
}

/**
 * Reads the offline half of an event's contact key from the file that its setting-up saved. The key that comes back can
 * open seals, and can't be exported.
 * @param contactKey the public half that the event has, in base64url
 * @throws AppError `contact-key.unreadable`, `contact-key.other-event`
 */
export async function readContactKey(file: File, contactKey: string): Promise<CryptoKey> {
  if (file.size > longestFile) throw new AppError('contact-key.unreadable');
  let jwk: v.InferOutput<typeof jwkSchema>;
  let key: CryptoKey;
  try {
    jwk = await jwkOf(JSON.parse(await file.text()));
    key = await crypto.subtle.importKey('jwk', jwk, ecdh, false, ['deriveBits']);
  } catch {
    // Without the cause: the parser's own error quotes the file.
    throw new AppError('contact-key.unreadable');
  }
  const half = toBase64Url(Uint8Array.of(4, ...fromBase64Url(jwk.x), ...fromBase64Url(jwk.y)));
  if (half !== contactKey) throw new AppError('contact-key.other-event');
  return key;
}
