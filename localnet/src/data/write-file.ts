import { randomUUID } from 'node:crypto';
import { link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from '../ledger/sync-folder';

/** Writes a file that only its owner may read; it is whole and on the disk before it gets its name. */
export async function writeFileSafely(path: string, content: string): Promise<void> {
  const partial = await writePartial(path, content);
  await rename(partial, path);
  await syncFolder(dirname(path));
}

/** Writes a file like `writeFileSafely`, unless there is one: of several that write it at once, the first one's stays. */
export async function writeFileOnce(path: string, content: string): Promise<void> {
  const partial = await writePartial(path, content);
  try {
    await link(partial, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(partial);
  }
  await syncFolder(dirname(path));
}

/** Writes a file beside the place where it will lie, under a name of its own. @returns its path */
async function writePartial(path: string, content: string): Promise<string> {
  const partial = `${path}.${randomUUID()}.partial`;
  const file = await open(partial, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  return partial;
}
