import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the hash of a file in the form of the HTML attribute `integrity`. */
export const hashOfFile = (bytes: Buffer) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** Returns the paths of all files below a folder, from there, with slashes, in order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Returns the hashes of files of a folder, by path. */
export function hashesOf(folder: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, hashOfFile(readFileSync(path.join(folder, name)))]));
}
