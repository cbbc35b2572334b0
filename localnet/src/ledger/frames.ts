import { crc32 } from 'node:zlib';

/** Bytes before each payload: its length and its CRC-32, both u32 big-endian. */
const headerBytes = 8;

/** A payload as it stands in a log file. */
export function frameOf(payload: Uint8Array): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt32BE(payload.length, 0);
  header.writeUInt32BE(crc32(payload), 4);
  return Buffer.concat([header, payload]);
}

/** Where a payload stands in a log file. */
export interface Frame {
  offset: number;
  length: number;
}

/**
 * The whole payloads at the start of a log, and where they end. What comes after is a tail that was torn while it
 * was written: nobody was told that it is safe.
 */
export function readFrames(bytes: Buffer): { frames: Frame[]; end: number } {
  const frames: Frame[] = [];
  let end = 0;
  while (end + headerBytes <= bytes.length) {
    const offset = end + headerBytes;
    const length = bytes.readUInt32BE(end);
    const payload = bytes.subarray(offset, offset + length);
    if (length === 0 || payload.length < length || crc32(payload) !== bytes.readUInt32BE(end + 4)) break;
    frames.push({ offset, length });
    end = offset + length;
  }
  return { frames, end };
}
