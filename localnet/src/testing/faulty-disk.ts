import type { LogFile, OpenLogFile } from '../ledger/log-file';

interface Content {
  /** As programs see it. */
  written: Buffer;
  /** As it is after a power cut. */
  synced: Buffer;
}

/** A disk in memory that fills up when a test wants it to, and whose power can be cut. */
export class FaultyDisk {
  readonly #files = new Map<string, Content>();
  /** Bytes that can still be written before writes fail. */
  roomBytes = Number.POSITIVE_INFINITY;

  readonly openFile: OpenLogFile = async (path) => {
    const content = this.#content(path);
    const file: LogFile = {
      size: async () => content.written.length,
      read: async (buffer, position) => content.written.copy(buffer, 0, position),
      write: async (bytes, position) => {
        const part = bytes.subarray(0, Math.min(bytes.length, this.roomBytes));
        this.roomBytes -= part.length;
        content.written = spliced(content.written, part, position);
        if (part.length < bytes.length) throw new Error('ENOSPC: no space left on device');
      },
      sync: async () => {
        content.synced = content.written;
      },
      truncate: async (size) => {
        content.written = content.written.subarray(0, size);
      },
      close: async () => undefined,
    };
    return file;
  };

  /** The bytes of a file. */
  bytes(path: string): Buffer {
    return Buffer.from(this.#content(path).written);
  }

  /** Replaces a file's bytes, on the disk too. */
  put(path: string, bytes: Buffer): void {
    Object.assign(this.#content(path), { written: bytes, synced: bytes });
  }

  /** The disk as it is after `kill -9` at this moment: programs' writes stay. */
  afterKill(): FaultyDisk {
    return this.#copied(({ written }) => written);
  }

  /** The disk as it is after a power cut at this moment. @param keep chooses how much of unsynced bytes stays, from 0 to 1 */
  afterPowerCut(keep: () => number): FaultyDisk {
    return this.#copied(({ written, synced }) => {
      const unsynced = Math.max(0, written.length - synced.length);
      return written.subarray(0, written.length - unsynced + Math.floor(unsynced * keep()));
    });
  }

  #copied(bytesOf: (content: Content) => Buffer): FaultyDisk {
    const disk = new FaultyDisk();
    for (const [path, content] of this.#files) disk.put(path, Buffer.from(bytesOf(content)));
    return disk;
  }

  #content(path: string): Content {
    const content = this.#files.get(path) ?? { written: Buffer.alloc(0), synced: Buffer.alloc(0) };
    this.#files.set(path, content);
    return content;
  }
}

function spliced(bytes: Buffer, part: Uint8Array, position: number): Buffer {
  const size = Math.max(bytes.length, position + part.length);
  const result = Buffer.alloc(size);
  bytes.copy(result);
  result.set(part, position);
  return result;
}
