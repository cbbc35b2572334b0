import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const notSource = /(^|\/)(dist|node_modules)(\/|$)|\.(test|spec)\.tsx?$/;

function* sourcesBelow(root: string, place: string): Generator<string> {
  const full = path.join(root, place);
  if (!statSync(full).isDirectory()) yield place;
  else
    for (const name of readdirSync(full).sort()) {
      const child = `${place}/${name}`;
      if (!notSource.test(child)) yield* sourcesBelow(root, child);
    }
}

/**
 * Hashes sources with their paths; tests, packages and what was built don't count.
 * @param places files and folders, from the root
 * @returns 64 hex digits
 */
export function hashSources(root: string, places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const place of places)
    for (const file of sourcesBelow(root, place)) {
      const bytes = readFileSync(path.join(root, file));
      hash.update(`${file}\0${bytes.length}\0`).update(bytes);
    }
  return hash.digest('hex');
}
