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

const typedArrays: object = Object.getPrototypeOf(Uint8Array.prototype);

/** Reads a property of an object from its internal slots, whatever the object itself or its class says of it. */
function slotOf<T>(prototype: object, name: PropertyKey): (owner: unknown) => T {
  const getter = Object.getOwnPropertyDescriptor(prototype, name)?.get;
  return (owner) => Reflect.apply(getter ?? Function.prototype, owner, []);
}

const slotsOf = (prototype: object) => ({
  buffer: slotOf<ArrayBufferLike>(prototype, 'buffer'),
  byteOffset: slotOf<number>(prototype, 'byteOffset'),
  byteLength: slotOf<number>(prototype, 'byteLength'),
});

const slots = { typedArray: slotsOf(typedArrays), dataView: slotsOf(DataView.prototype) };
/** Undefined for everything but a typed array. */
const typedArrayName = slotOf<string | undefined>(typedArrays, Symbol.toStringTag);
const lengthOfBuffer = slotOf<number>(ArrayBuffer.prototype, 'byteLength');

function isBuffer(input: unknown): input is ArrayBuffer {
  try {
    return lengthOfBuffer(input) >= 0;
  } catch {
    return false;
  }
}

/**
 * The bytes behind an ArrayBuffer or any view of one (a DataView too), as a view. Properties and classes of the
 * caller's are not asked.
 * @throws AppError `data-item.data-undefined`, `data-item.data-not-bytes` (docs/product 8.4)
 */
export function bytesOf(input: unknown): Uint8Array {
  if (input === undefined) throw new AppError('data-item.data-undefined');
  if (isBuffer(input)) return new Uint8Array(input);
  if (!ArrayBuffer.isView(input)) throw new AppError('data-item.data-not-bytes');
  const { buffer, byteOffset, byteLength } = typedArrayName(input) ? slots.typedArray : slots.dataView;
  return new Uint8Array(buffer(input), byteOffset(input), byteLength(input));
}

/**
 * Returns a copy of bytes in memory of its own.
 * @throws AppError as `bytesOf`
 */
export const copiedBytes = (input: unknown): Bytes => new Uint8Array(bytesOf(input));
