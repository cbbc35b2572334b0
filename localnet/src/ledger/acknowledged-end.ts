import { crc32 } from 'node:zlib';
import type { LogFile } from './log-file';

const numberBytes = 8;

/**
 * The number of bytes of a log that were safe when this was last written, in a file of its own: `u64 ‖ CRC-32`. After a power
 * cut it may be too small, never too large. Damage before it is no torn tail: what is lost there was acknowledged.
 */
export async function readAcknowledgedEnd(file: LogFile): Promise<number> {
  const bytes = Buffer.alloc(numberBytes + 4);
  await file.read(bytes, 0);
  const isWhole = crc32(bytes.subarray(0, numberBytes)) === bytes.readUInt32BE(numberBytes);
  return isWhole ? Number(bytes.readBigUInt64BE(0)) : 0;
}

export async function writeAcknowledgedEnd(file: LogFile, end: number): Promise<void> {
  const bytes = Buffer.alloc(numberBytes + 4);
  bytes.writeBigUInt64BE(BigInt(end), 0);
  bytes.writeUInt32BE(crc32(bytes.subarray(0, numberBytes)), numberBytes);
  await file.write(bytes, 0);
}
