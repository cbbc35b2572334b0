import { open, readFile, rename } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { LiveState } from '../client/live-state';
import { pageBytes } from '../client/memory-pages';

const magic = 0x61_6f_73_31;

/**
 * Writes the non-zero pages of a state to a file: gzip of `magic u32 ‖ memory bytes / page u32`, then for each
 * page `index u32 ‖ bytes`. The file is complete and on the disk before it gets its name, so a crash leaves the
 * old one or the new one.
 */
export async function writeCheckpoint(file: string, live: LiveState<SharedArrayBuffer>): Promise<void> {
  const parts: Uint8Array[] = [twoNumbers(magic, live.state.byteLength / pageBytes)];
  for (const { page, bytes } of live.filledPages()) {
    const index = Buffer.alloc(4);
    index.writeUInt32LE(page / pageBytes);
    parts.push(index, bytes);
  }
  const packed = await promisify(gzip)(Buffer.concat(parts), { level: 1 });
  const partial = `${file}.partial`;
  const handle = await open(partial, 'w', 0o600);
  try {
    await handle.writeFile(packed);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(partial, file);
}

/** A memory as a checkpoint holds it, in shared memory of its own. @throws when the file is no checkpoint */
export async function readCheckpoint(file: string): Promise<SharedArrayBuffer> {
  const bytes = await promisify(gunzip)(await readFile(file));
  if (bytes.length < 8 || bytes.readUInt32LE(0) !== magic || (bytes.length - 8) % (pageBytes + 4) !== 0) {
    throw new Error(`${file} is not a checkpoint`);
  }
  const memory = new SharedArrayBuffer(bytes.readUInt32LE(4) * pageBytes);
  const target = Buffer.from(memory);
  for (let offset = 8; offset < bytes.length; offset += 4 + pageBytes) {
    bytes.copy(target, bytes.readUInt32LE(offset) * pageBytes, offset + 4, offset + 4 + pageBytes);
  }
  return memory;
}

function twoNumbers(first: number, second: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32LE(first, 0);
  bytes.writeUInt32LE(second, 4);
  return bytes;
}
