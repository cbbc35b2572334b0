import { readAcknowledgedEnd, writeAcknowledgedEnd } from './acknowledged-end';
import { type Frame, frameOf, readFrames } from './frames';
import type { Appended, Log, OpenedLog } from './log';
import { type LogFile, type OpenLogFile, openLogFile } from './log-file';

interface Waiting {
  bytes: Buffer;
  offset: number;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

export interface FileLogOptions {
  /** Returns the part of a payload that is needed when the log is opened. Default: all of it. */
  headOf?: (payload: Buffer) => Buffer;
  /** Called once, when a write has failed: the log takes nothing more. */
  onFailure?: (reason: unknown) => void;
  /** Opens files. Default: on the disk. */
  openFile?: OpenLogFile;
}

interface Files {
  log: LogFile;
  /** Holds how much of the log was acknowledged. */
  end: LogFile;
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
  /** The end of what is on the disk. */
  #written: number;

  constructor(
    private readonly files: Files,
    private end: number,
    private readonly onFailure: (reason: unknown) => void,
  ) {
    this.#written = end;
  }

  get hasFailed(): boolean {
    return this.#failure !== undefined;
  }

  get sizeBytes(): number {
    return this.end;
  }

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
    const buffer = Buffer.alloc(length);
    if ((await this.files.log.read(buffer, offset)) !== length) {
      throw new Error('The log is shorter than its index');
    }
    return buffer;
  }

  async close(): Promise<void> {
    await this.#writing;
    if (!this.#failure) await this.files.end.sync();
    await closeFiles(this.files);
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
      const bytes = Buffer.concat(batch.map((one) => one.bytes));
      await this.files.log.write(bytes, this.#written);
      await this.files.log.sync();
      this.#written += bytes.length;
      await writeAcknowledgedEnd(this.files.end, this.#written);
      for (const { offset, resolve } of batch) {
        this.#unwritten.delete(offset);
        resolve();
      }
    } catch (reason) {
      if (!this.#failure) await this.#fail(reason);
      for (const { reject } of batch) reject(reason);
    }
  }

  /** Takes back the failed write, which was not acknowledged, as far as the disk allows. */
  async #fail(reason: unknown): Promise<void> {
    this.#failure = { reason };
    await this.files.log.truncate(this.#written).catch(() => undefined);
    this.onFailure(reason);
  }
}

/**
 * Opens a log file, or makes one. A torn tail is cut off and kept beside it, in `<path>.cut`.
 * @throws Error when acknowledged payloads are damaged or gone; the files are then as they were
 */
export async function openFileLog(path: string, options: FileLogOptions = {}): Promise<OpenedLog> {
  const { headOf = Buffer.from, onFailure = () => undefined, openFile = openLogFile } = options;
  const endPath = `${path}.end`;
  const files: Files = { log: await openFile(path), end: await openFile(endPath) };
  try {
    const payloads: OpenedLog['payloads'][number][] = [];
    const end = await readFrames(files.log, (payload, frame) => {
      // A copy, so that the piece that was read can go.
      payloads.push({ frame, payload: headOf(payload) });
    });
    const acknowledged = await readAcknowledgedEnd(files.end);
    if (end < acknowledged) {
      throw new Error(
        `${path} is damaged at byte ${end}: ${acknowledged - end} bytes that were acknowledged can't be read. Nothing was ` +
          `changed. Put a whole copy in its place, or remove ${endPath} to go on without everything after that byte.`,
      );
    }
    const cutBytes = (await files.log.size()) - end;
    if (cutBytes > 0) await cutTail(files.log, end, await openFile(`${path}.cut`));
    if (acknowledged !== end) await writeAcknowledgedEnd(files.end, end);
    return { log: new FileLog(files, end, onFailure), payloads, cutBytes };
  } catch (reason) {
    await closeFiles(files);
    throw reason;
  }
}

async function closeFiles({ log, end }: Files): Promise<void> {
  await Promise.all([log.close(), end.close()]);
}

const copiedAtOnce = 1024 ** 2;

async function cutTail(log: LogFile, end: number, cut: LogFile): Promise<void> {
  try {
    const size = await log.size();
    let position = await cut.size();
    for (let offset = end; offset < size; offset += copiedAtOnce) {
      const bytes = Buffer.alloc(Math.min(copiedAtOnce, size - offset));
      await log.read(bytes, offset);
      await cut.write(bytes, position);
      position += bytes.length;
    }
    await cut.sync();
    await log.truncate(end);
    await log.sync();
  } finally {
    await cut.close();
  }
}
