import { crc32 } from 'node:zlib';

/** Bytes before each payload: its length and its CRC-32, both u32 big-endian. */
const headerBytes = 8;

/** Encodes a payload as it stands in a log file. */
export function frameOf(payload: Uint8Array): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt32BE(payload.length, 0);
  header.writeUInt32BE(crc32(payload), 4);
  return Buffer.concat([header, payload]);
}

/** The place of a payload in a log file. */
export interface Frame {
  offset: number;
  length: number;
}

/**
 * Reads the whole payloads at the start of a log, in order, and the offset at which they end. The rest is a tail that
 * was torn while it was written; no answer has promised that it is safe. Payloads are views, not copies.
 */
export function readFrames(bytes: Buffer): { payloads: { frame: Frame; payload: Buffer }[]; end: number } {
  const payloads: { frame: Frame; payload: Buffer }[] = [];
  let end = 0;
  while (end + headerBytes <= bytes.length) {
    const offset = end + headerBytes;
    const length = bytes.readUInt32BE(end);
    const payload = bytes.subarray(offset, offset + length);
    if (length === 0 || payload.length < length || crc32(payload) !== bytes.readUInt32BE(end + 4)) break;
    payloads.push({ frame: { offset, length }, payload });
    end = offset + length;
  }
  return { payloads, end };
}
