import { AppError } from '../errors';

/** Bytes in memory of their own, as WebCrypto wants them (it refuses shared memory). */
export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** UTF-8 bytes of a text. */
export const utf8 = (text: string): Bytes => encoder.encode(text);

function isUnshared(bytes: Uint8Array): bytes is Bytes {
  return bytes.buffer instanceof ArrayBuffer;
}

/** Returns the bytes, copied only when they lie in shared memory. */
export const unshared = (bytes: Uint8Array): Bytes => (isUnshared(bytes) ? bytes : new Uint8Array(bytes));

export function concatBytes(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((total, part) => total + part.byteLength, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.byteLength;
  }
  return whole;
}

export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.byteLength === b.byteLength && a.every((byte, index) => byte === b[index]);
}

/**
 * The bytes behind an ArrayBuffer or any view of one (a DataView too), as a view.
 * @throws AppError `data-item.data-undefined`, `data-item.data-not-bytes` (docs/product.md 8.4)
 */
export function bytesOf(input: unknown): Uint8Array {
  if (input === undefined) throw new AppError('data-item.data-undefined');
  if (ArrayBuffer.isView(input)) return new Uint8Array(input.buffer, input.byteOffset, input.byteLength);
  if (input instanceof ArrayBuffer) return new Uint8Array(input);
  throw new AppError('data-item.data-not-bytes');
}
