import { AppError } from '../errors';
import type { Bytes } from './bytes';

/** Arguments one call of `String.fromCharCode` takes safely in every engine. */
const chunkSize = 0x2000;

/** base64url without padding (RFC 4648 section 5). */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/**
 * Bytes of a base64url text, padded or not.
 * @throws AppError `base64url.invalid`
 */
export function fromBase64Url(text: string): Bytes {
  if (!/^[\w-]*={0,2}$/.test(text)) throw new AppError('base64url.invalid');
  return fromBase64(text.replace(/-/g, '+').replace(/_/g, '/').replace(/=+$/, ''));
}

/** Standard base64 with padding (RFC 4648 section 4). */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += chunkSize) {
    binary += String.fromCharCode(...bytes.subarray(start, start + chunkSize));
  }
  return btoa(binary);
}

/**
 * Bytes of a standard base64 text, padded or not.
 * @throws AppError `base64url.invalid`
 */
export function fromBase64(text: string): Bytes {
  const binary = decoded(text);
  const bytes = new Uint8Array(binary.length);
  // `Uint8Array.from` takes ten times as long: seconds on a phone for 12 MiB.
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}

function decoded(text: string): string {
  try {
    return atob(text);
  } catch (cause) {
    throw new AppError('base64url.invalid', { cause });
  }
}
