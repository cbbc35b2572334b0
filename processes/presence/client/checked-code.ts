import { sha256 } from '@noble/hashes/sha2.js';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { concatBytes, fromBase64Url, utf8 } from '@rainbow-rabbit/shared/bytes';
import { fromBase32, toBase32 } from './base32';

/** Returns the characters of a code whose body has so many bytes; its check is one byte more. */
export function checkedLength(bodyBytes: number): number {
  return Math.ceil(((bodyBytes + 1) * 8) / 5);
}

/** Returns the first two bytes of the hash of a process, by which codes name it. */
export function processTag(process: ProcessId): Uint8Array {
  return sha256(fromBase64Url(process)).subarray(0, 2);
}

const checkByte = (label: string, body: Uint8Array) => sha256(concatBytes(utf8(label), body)).subarray(0, 1);

/** Returns bytes and their check as characters that fit a QR's alphanumeric segment. */
export function encodeChecked(label: string, body: Uint8Array): string {
  return toBase32(concatBytes(body, checkByte(label, body)));
}

/**
 * Parses a code as scanned or typed: case, spaces and hyphens don't matter.
 * @returns its bytes without the check; undefined when it is damaged or a code of another kind
 */
export function decodeChecked(label: string, text: string, bodyBytes: number): Uint8Array | undefined {
  const compact = text.replace(/[\s-]/g, '').toUpperCase();
  const bytes = compact.length === checkedLength(bodyBytes) ? fromBase32(compact) : undefined;
  const body = bytes?.subarray(0, bodyBytes);
  return body && checkByte(label, body)[0] === bytes?.[bodyBytes] ? body : undefined;
}
