import { AppError } from '../errors';
import { type Bytes, concatBytes, utf8 } from './bytes';
import type { Tag } from './types';
import { decodeWtf8 } from './wtf8';
import { decodeZigzag, encodeZigzag } from './zigzag';

/** Serialised tags may take this many bytes at most (docs/product 9.27). */
export const maxTagBytes = 4096;

function isTag(value: unknown): value is Tag {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'value' in value &&
    typeof value.value === 'string'
  );
}

/** Returns the form of a value, as `{name: string, value: number}`, and nothing of its content, which is not known to be public. */
export function formOfTag(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  const { name, value: own }: { name?: unknown; value?: unknown } = value;
  return `{name: ${typeof name}, value: ${typeof own}}`;
}

/**
 * Tags as an Avro array of `{name: string, value: string}` records; no tags are no bytes (ANS-104 section 1.4).
 * @throws AppError `data-item.tag-format`, `data-item.tags-too-long`
 */
export function encodeTags(tags: readonly unknown[]): Bytes {
  if (tags.length === 0) return new Uint8Array();
  const texts = tags.flatMap((tag) => {
    if (!isTag(tag)) throw new AppError('data-item.tag-format', { params: { tag: formOfTag(tag) } });
    return [utf8(tag.name), utf8(tag.value)];
  });
  const encoded = concatBytes(
    encodeZigzag(tags.length),
    ...texts.flatMap((text) => [encodeZigzag(text.byteLength), text]),
    encodeZigzag(0),
  );
  assertTagBytes(encoded.byteLength);
  return encoded;
}

/**
 * Parses the output of `encodeTags` and every other Avro encoding of tags (several blocks, sized blocks).
 * @throws AppError `data-item.tags-malformed`, `data-item.tags-too-long`
 */
export function decodeTags(bytes: Uint8Array): Tag[] {
  assertTagBytes(bytes.byteLength);
  if (bytes.byteLength === 0) return [];
  const tags: Tag[] = [];
  let position = 0;
  const readNumber = () => {
    const { value, next } = decodeZigzag(bytes, position);
    position = next;
    return value;
  };
  const readText = () => {
    const end = readNumber() + position;
    if (end < position || end > bytes.byteLength) throw new AppError('data-item.tags-malformed');
    const text = decodeText(bytes.subarray(position, end));
    position = end;
    return text;
  };
  for (let count = readNumber(); count !== 0; count = readNumber()) {
    // A negative count says that the block's size in bytes follows.
    if (count < 0) readNumber();
    for (let left = Math.abs(count); left > 0; left--) tags.push({ name: readText(), value: readText() });
  }
  if (position !== bytes.byteLength) throw new AppError('data-item.tags-malformed');
  return tags;
}

function decodeText(bytes: Uint8Array): string {
  try {
    return decodeWtf8(bytes);
  } catch (cause) {
    throw new AppError('data-item.tags-malformed', { cause });
  }
}

/** @throws AppError `data-item.tags-too-long` */
export function assertTagBytes(actual: number): void {
  if (actual > maxTagBytes) {
    throw new AppError('data-item.tags-too-long', { params: { actual, limit: maxTagBytes } });
  }
}
