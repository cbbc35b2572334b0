import { AppError } from '../errors';
import type { Bytes } from './bytes';

/**
 * A natural number as little-endian bytes.
 * @throws AppError `data-item.short-too-long` when it doesn't fit
 */
export function encodeUint(value: number, sizeBytes: 2 | 8): Bytes {
  if (!Number.isSafeInteger(value) || value < 0 || value >= 2 ** (8 * sizeBytes)) {
    throw new AppError('data-item.short-too-long');
  }
  const bytes = new Uint8Array(sizeBytes);
  for (let index = 0, rest = value; rest > 0; index++, rest = Math.floor(rest / 256))
    bytes[index] = rest % 256;
  return bytes;
}

/** The natural number in little-endian bytes; inexact above 2^53, where every caller's limit has long been passed. */
export function decodeUint(bytes: Uint8Array): number {
  return bytes.reduceRight((value, byte) => value * 256 + byte, 0);
}
