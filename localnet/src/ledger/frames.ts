import { crc32 } from 'node:zlib';
import type { LogFile } from './log-file';

/** Bytes before each payload: its length and its CRC-32, both u32 big-endian. */
const headerBytes = 8;

/** Bytes that are read from a file at once; a longer payload is read whole. */
const pieceBytes = 4 * 1024 ** 2;

/** Encodes a payload for a log file. */
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
 * Reads the whole payloads at the start of a log in order, piece by piece, so that a log of any size can be read. A payload is
 * a view that is valid during the call only.
 * @returns the offset at which the whole payloads end
 */
export async function readFrames(
  file: Pick<LogFile, 'size' | 'read'>,
  onPayload: (payload: Buffer, frame: Frame) => void,
): Promise<number> {
  const size = await file.size();
  const pieces = new Pieces(file, size);
  let end = 0;
  while (end + headerBytes <= size) {
    const header = await pieces.at(end, headerBytes);
    const [length, checksum] = [header.readUInt32BE(0), header.readUInt32BE(4)];
    const offset = end + headerBytes;
    if (length === 0 || offset + length > size) break;
    const payload = await pieces.at(offset, length);
    if (crc32(payload) !== checksum) break;
    onPayload(payload, { offset, length });
    end = offset + length;
  }
  return end;
}

/** The part of a file that is in memory. */
class Pieces {
  #piece = Buffer.alloc(0);
  #start = 0;

  constructor(
    private readonly file: Pick<LogFile, 'read'>,
    private readonly size: number,
  ) {}

  /** The bytes at a place within the file. */
  async at(offset: number, length: number): Promise<Buffer> {
    if (offset < this.#start || offset + length > this.#start + this.#piece.length) {
      const piece = Buffer.allocUnsafe(Math.min(Math.max(length, pieceBytes), this.size - offset));
      const bytesRead = await this.file.read(piece, offset);
      if (bytesRead < piece.length) throw new Error('The log became shorter while it was read');
      this.#piece = piece;
      this.#start = offset;
    }
    return this.#piece.subarray(offset - this.#start, offset - this.#start + length);
  }
}
