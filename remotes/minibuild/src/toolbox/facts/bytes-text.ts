import { toBase64Url } from '@rainbow-rabbit/shared/arweave';

/** The ways in which bytes can be looked at. */
export const byteViews = ['text', 'hex', 'base64url'] as const;
export type ByteView = (typeof byteViews)[number];

/** So many bytes are shown at most; more would make a phone slow and tell nobody more. */
const shownBytes: Readonly<Record<ByteView, number>> = { text: 20_000, hex: 4096, base64url: 12_288 };

/** The text that bytes are in UTF-8, or undefined if they are none. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Bytes as hexadecimal digits, two each. */
export function hexOf(bytes: Uint8Array, separator = ''): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(separator);
}

/** All of the bytes as they are copied. */
export function wholeText(bytes: Uint8Array, view: ByteView): string {
  if (view === 'hex') return hexOf(bytes);
  return view === 'text' ? new TextDecoder().decode(bytes) : toBase64Url(bytes);
}

/** The beginning of the bytes as it is shown, and how much of them that is. */
export function shownText(bytes: Uint8Array, view: ByteView): { text: string; shown: number } {
  const part = bytes.subarray(0, shownBytes[view]);
  const text = view === 'hex' ? hexOf(part, ' ') : wholeText(part, view);
  return { text, shown: part.byteLength };
}
