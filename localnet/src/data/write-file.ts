import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from '../ledger/sync-folder';

/** Writes a file that only its owner may read; it is whole and on the disk before it gets its name. */
export async function writeFileSafely(path: string, content: string): Promise<void> {
  // Two networks may share a folder of keys.
  const partial = `${path}.${process.pid}.partial`;
  const file = await open(partial, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(partial, path);
  await syncFolder(dirname(path));
}
