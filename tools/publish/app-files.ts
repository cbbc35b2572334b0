import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOfFile } from '../../localnet/src/app/content-types';
import { filesBelow } from '../build/file-hashes';

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
 * @throws Error when there are no files
 */
export async function readAppFiles(appFolder: string, below = ''): Promise<AppFile[]> {
  const folder = path.join(appFolder, below);
  const isPublic = (name: string) => !name.split('/').some((part) => part.startsWith('.'));
  const names = (existsSync(folder) ? filesBelow(folder) : [])
    .map((name) => path.posix.join(below, name))
    .filter(isPublic);
  if (names.length === 0) throw new Error(`There are no files in ${folder}: build the app first`);
  return await Promise.all(
    names.map(async (name) => appFile(name, await readFile(path.join(appFolder, name)))),
  );
}
