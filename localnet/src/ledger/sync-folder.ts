import { open } from 'node:fs/promises';

/**
 * Resolves once the names in a folder survive a power cut: a file that was synced may lack its name otherwise.
 * Systems that can't sync folders do it by themselves.
 */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
