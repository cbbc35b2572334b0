import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { AosProcess } from '@rainbow-rabbit/processes/aos';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';

/** A process's state after the message of that nonce. */
export interface Checkpoint {
  nonce: number;
  file: string;
}

/** The size of all checkpoints, in bytes. Each is as large as its process wants, and the disk is for the ledger. */
const maxTotalBytes = 2 * 1024 ** 3;

/** States of processes on disk, so that a start doesn't have to evaluate all messages again. */
export class Checkpoints {
  private constructor(
    private readonly folder: string,
    private readonly maxBytes: number,
  ) {}

  static async open(folder: string, maxBytes = maxTotalBytes): Promise<Checkpoints> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return new Checkpoints(folder, maxBytes);
  }

  /** The latest checkpoint of a process up to that nonce: one beyond would know more than the ledger. */
  async latest(process: string, upTo: number): Promise<Checkpoint | undefined> {
    const all = await this.#all(process);
    return all.findLast(({ nonce }) => nonce <= upTo);
  }

  /**
   * Saves a process's state after the message of that nonce, and removes older ones; and the oldest of others, when all are too
   * large together.
   * @param isKept returns true for a process whose state stays
   */
  async save(
    process: string,
    nonce: number,
    engine: Pick<AosProcess, 'save'>,
    isKept: (process: ProcessId) => boolean = () => false,
  ): Promise<void> {
    const older = await this.#all(process);
    const file = join(this.folder, `${process}.${nonce}.checkpoint`);
    await engine.save(file);
    for (const checkpoint of older) if (checkpoint.file !== file) await this.remove(checkpoint);
    await this.#removeOldest((name) => join(this.folder, name) === file || isKept(ownerOf(name)));
  }

  async remove({ file }: Checkpoint): Promise<void> {
    await rm(file, { force: true });
  }

  async #removeOldest(isKept: (name: string) => boolean): Promise<void> {
    const names = await readdir(this.folder);
    const sizes = await Promise.all(names.map(async (name) => await sizeAndAge(join(this.folder, name))));
    let total = sizes.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    for (const { file, sizeBytes } of sizes.sort((one, other) => one.changedAt - other.changedAt)) {
      if (total <= this.maxBytes) return;
      if (isKept(basename(file))) continue;
      await rm(file, { force: true });
      total -= sizeBytes;
    }
  }

  async #all(process: string): Promise<Checkpoint[]> {
    const names = await readdir(this.folder);
    return names
      .flatMap((name) => {
        const [owner, nonce, suffix] = name.split('.');
        if (owner !== process || suffix !== 'checkpoint') return [];
        return [{ nonce: Number(nonce), file: join(this.folder, name) }];
      })
      .sort((a, b) => a.nonce - b.nonce);
  }
}

/** The process of a checkpoint file of that name. */
const ownerOf = (name: string) => name.split('.')[0] as ProcessId;

/** The file may be gone: another save removes old ones at the same time. */
async function sizeAndAge(file: string) {
  const found = await stat(file).catch(() => undefined);
  return { file, sizeBytes: found?.size ?? 0, changedAt: found?.mtimeMs ?? 0 };
}
