import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOfFile } from '../../localnet/src/app/content-types';

/** A file as it is published. */
export interface AppFile {
  /** From the top of the app, with slashes. */
  path: string;
  type: string;
  bytes: Uint8Array;
  /** SHA-256, base64url. */
  hash: string;
}

/** Returns a file of the app, of these bytes. */
export function appFile(name: string, content: Uint8Array | string): AppFile {
  const bytes = Buffer.from(content);
  return { path: name, type: contentTypeOfFile(name), bytes, hash: fileHash(bytes) };
}

export function fileHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url');
}

/**
 * Reads the files below a folder of the app, in the order of their paths; those whose name begins with a dot serve the build.
 * @param below a folder of the app; empty for all of it
 * @throws Error when there are none
 */
export async function readAppFiles(appFolder: string, below = ''): Promise<AppFile[]> {
  const folder = path.join(appFolder, below);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(appFolder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
    .sort();
  if (names.length === 0) throw new Error(`There are no files in ${folder}: build the app first`);
  return await Promise.all(
    names.map(async (name) => appFile(name, await readFile(path.join(appFolder, name)))),
  );
}
