import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import * as v from 'valibot';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    contactKeyFile: 'contact-key.unreadable' | 'contact-key.other-event';
  }
}

const fileSchema = v.object({ contactKey: v.string(), privateKey: v.string() });
const ecdh = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** Bytes of the longest file that is read: a key's is 500. */
const longestFile = 10_000;

/** Returns the public half of a private key in base64url. @throws when it is not a P-256 key */
async function publicHalf(pkcs8: Uint8Array<ArrayBuffer>): Promise<string> {
  const { x = '', y = '' } = await crypto.subtle.exportKey(
    'jwk',
    await crypto.subtle.importKey('pkcs8', pkcs8, ecdh, true, ['deriveBits']),
  );
  return toBase64Url(Uint8Array.of(4, ...fromBase64Url(x), ...fromBase64Url(y)));
}

/**
 * Reads the offline half of an event's contact key from the file that its setting-up saved. The key that comes back can
 * open seals, and can't be exported.
 * @param contactKey the public half that the event has, in base64url
 * @throws AppError `contact-key.unreadable`, `contact-key.other-event`
 */
export async function readContactKey(file: File, contactKey: string): Promise<CryptoKey> {
  if (file.size > longestFile) throw new AppError('contact-key.unreadable');
  let half: string;
  let pkcs8: Uint8Array<ArrayBuffer>;
  try {
    const parsed = v.parse(fileSchema, JSON.parse(await file.text()));
    pkcs8 = new Uint8Array(fromBase64Url(parsed.privateKey));
    half = await publicHalf(pkcs8);
  } catch {
    // Without the cause: the parser's own error quotes the file.
    throw new AppError('contact-key.unreadable');
  }
  if (half !== contactKey) throw new AppError('contact-key.other-event');
  return await crypto.subtle.importKey('pkcs8', pkcs8, ecdh, false, ['deriveBits']);
}
