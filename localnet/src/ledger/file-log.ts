import { type FileHandle, open, writeFile } from 'node:fs/promises';
import { type Frame, frameOf, readFrames } from './frames';
import type { Appended, Log, OpenedLog } from './log';

interface Waiting {
  bytes: Buffer;
  offset: number;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/**
 * A log in a file. Everything that is appended while one write is on its way to the disk goes with the next, so
 * that many messages share the cost of one `fdatasync`.
 */
class FileLog implements Log {
  #batch: Waiting[] = [];
  /** Payloads that are appended but not yet written, by offset: they can be read all the same. */
  readonly #unwritten = new Map<number, Uint8Array>();
  #writing: Promise<void> | undefined;
  #failure: { reason: unknown } | undefined;

  constructor(
    private readonly file: FileHandle,
    private end: number,
  ) {}

  append(payload: Uint8Array): Appended {
    const bytes = frameOf(payload);
    const frame = { offset: this.end + bytes.length - payload.length, length: payload.length };
    this.end += bytes.length;
    this.#unwritten.set(frame.offset, payload);
    const durable = new Promise<void>((resolve, reject) => {
      this.#batch.push({ bytes, offset: frame.offset, resolve, reject });
    });
    this.#writing ??= this.#writeAll();
    return { frame, durable };
  }

  async read({ offset, length }: Frame): Promise<Buffer> {
    const unwritten = this.#unwritten.get(offset);
    if (unwritten) return Buffer.from(unwritten);
    const { buffer, bytesRead } = await this.file.read(Buffer.alloc(length), 0, length, offset);
    if (bytesRead !== length) throw new Error('The log is shorter than its index');
    return buffer;
  }

  async close(): Promise<void> {
    await this.#writing;
    await this.file.close();
  }

  async #writeAll(): Promise<void> {
    // Payloads that are appended in the same turn share the first write.
    await Promise.resolve();
    while (this.#batch.length > 0) {
      const batch = this.#batch;
      this.#batch = [];
      await this.#write(batch);
    }
    this.#writing = undefined;
  }

  /** After one write has failed, the places of all later ones would be wrong: all later writes fail too. */
  async #write(batch: readonly Waiting[]): Promise<void> {
    try {
      if (this.#failure) throw this.#failure.reason;
      await this.file.appendFile(Buffer.concat(batch.map(({ bytes }) => bytes)));
      await this.file.datasync();
      for (const { offset, resolve } of batch) {
        this.#unwritten.delete(offset);
        resolve();
      }
    } catch (reason) {
      this.#failure = { reason };
      for (const { reject } of batch) reject(reason);
    }
  }
}

/** Opens a log file, or makes one. A torn tail is cut off and kept beside it, in `<path>.cut`. */
export async function openFileLog(path: string): Promise<OpenedLog> {
  const file = await open(path, 'a+', 0o600);
  const bytes = await file.readFile();
  const { payloads, end } = readFrames(bytes);
  const tail = bytes.subarray(end);
  if (tail.length > 0) {
    await writeFile(`${path}.cut`, tail, { flag: 'a', mode: 0o600 });
    await file.truncate(end);
    await file.datasync();
  }
  return { log: new FileLog(file, end), payloads, cutBytes: tail.length };
}
