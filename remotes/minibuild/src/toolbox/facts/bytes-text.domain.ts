import { toBase64Url } from '@rainbow-rabbit/shared/arweave';

/** The formats in which bytes can be shown. */
export const byteViews = ['text', 'hex', 'base64url'] as const;
export type ByteView = (typeof byteViews)[number];

/** The maximum number of bytes shown in each format; more would make a phone slow and be of no use. */
const shownBytes: Readonly<Record<ByteView, number>> = { text: 20_000, hex: 4096, base64url: 12_288 };

/** Decodes UTF-8; undefined for bytes that are not valid UTF-8. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Formats bytes as hexadecimal digits, two per byte. */
export function hexOf(bytes: Uint8Array, separator = ''): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(separator);
}

/** Returns the text of all bytes, for copying. */
export function wholeText(bytes: Uint8Array, view: ByteView): string {
  if (view === 'hex') return hexOf(bytes);
  return view === 'text' ? new TextDecoder().decode(bytes) : toBase64Url(bytes);
}

/** Returns the text of the first bytes, for the screen, and the number of bytes it covers. */
export function shownText(bytes: Uint8Array, view: ByteView): { text: string; shown: number } {
  const part = bytes.subarray(0, shownBytes[view]);
  const text = view === 'hex' ? hexOf(part, ' ') : wholeText(part, view);
  return { text, shown: part.byteLength };
}
