import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AosProcess } from '@rainbow-rabbit/processes/aos';

/** A process's state after the message of that nonce. */
export interface Checkpoint {
  nonce: number;
  file: string;
}

/** States of processes on disk, so that a start doesn't have to evaluate all messages again. */
export class Checkpoints {
  private constructor(private readonly folder: string) {}

  static async open(folder: string): Promise<Checkpoints> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return new Checkpoints(folder);
  }

  /** The latest checkpoint of a process up to that nonce: one beyond would know more than the ledger. */
  async latest(process: string, upTo: number): Promise<Checkpoint | undefined> {
    const all = await this.#all(process);
    return all.findLast(({ nonce }) => nonce <= upTo);
  }

  /** Saves a process's state after the message of that nonce, and removes older ones. */
  async save(process: string, nonce: number, engine: AosProcess): Promise<void> {
    const older = await this.#all(process);
    const file = join(this.folder, `${process}.${nonce}.checkpoint`);
    await engine.save(file);
    for (const checkpoint of older) if (checkpoint.file !== file) await this.remove(checkpoint);
  }

  async remove({ file }: Checkpoint): Promise<void> {
    await rm(file, { force: true });
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
