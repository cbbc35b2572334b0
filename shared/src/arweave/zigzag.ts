import { AppError } from '../errors';
import type { Bytes } from './bytes';

/** Tags are limited to 4096 bytes, so a length or count in them never needs more than this many bytes. */
const maxVarintBytes = 4;

/** A small integer as Avro writes a `long`: zig-zag, then seven bits a byte, the lowest first. */
export function encodeZigzag(value: number): Bytes {
  const bytes: number[] = [];
  let rest = value >= 0 ? value * 2 : value * -2 - 1;
  while (rest > 0x7f) {
    bytes.push((rest % 0x80) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  return Uint8Array.of(...bytes, rest);
}

/**
 * Reads one such integer.
 * @returns the value and the position after it
 * @throws AppError `data-item.tags-malformed` at the end of the bytes or on a number no tag can need
 */
export function decodeZigzag(bytes: Uint8Array, start: number): { value: number; next: number } {
  let raw = 0;
  for (let index = 0; index < maxVarintBytes; index++) {
    const byte = bytes[start + index];
    if (byte === undefined) break;
    raw |= (byte & 0x7f) << (7 * index);
    if (byte < 0x80) return { value: (raw >>> 1) ^ -(raw & 1), next: start + index + 1 };
  }
  throw new AppError('data-item.tags-malformed');
}
