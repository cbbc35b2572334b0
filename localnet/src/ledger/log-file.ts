import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from './sync-folder';

/** A file that a log is kept in. */
export interface LogFile {
  size(): Promise<number>;
  /** Fills a buffer from that position. @returns the number of bytes there were */
  read(buffer: Buffer, position: number): Promise<number>;
  /** Writes all bytes at that position. */
  write(bytes: Uint8Array, position: number): Promise<void>;
  /** Resolves once all that was written survives a power cut. */
  sync(): Promise<void>;
  truncate(size: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens the file at a path, or makes it. */
export type OpenLogFile = (path: string) => Promise<LogFile>;

/** Opens a file on the disk; its name is on the disk too when this resolves. */
export const openLogFile: OpenLogFile = async (path) => {
  // Opened for appending, it would be made, and ignore the positions of writes.
  const made = await open(path, 'a', 0o600);
  await made.close();
  await syncFolder(dirname(path));
  const file = await open(path, 'r+');
  return {
    size: async () => (await file.stat()).size,
    read: (buffer, position) => readAll(file, buffer, position),
    write: async (bytes, position) => {
      for (let done = 0; done < bytes.length; ) {
        done += (await file.write(bytes, done, bytes.length - done, position + done)).bytesWritten;
      }
    },
    sync: () => file.datasync(),
    truncate: (size) => file.truncate(size),
    close: () => file.close(),
  };
};

/** A read gives at most 2 GiB less a page, and may give less than there is. */
async function readAll(file: FileHandle, buffer: Buffer, position: number): Promise<number> {
  for (let done = 0; done < buffer.length; ) {
    const { bytesRead } = await file.read(buffer, done, buffer.length - done, position + done);
    if (bytesRead === 0) return done;
    done += bytesRead;
  }
  return buffer.length;
}
