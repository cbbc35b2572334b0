import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns a file that the browser saved, which may not be whole yet. */
export function savedFile(folder: string, named: RegExp): Buffer | undefined {
  const name = readdirSync(folder).find((file) => named.test(file));
  return name === undefined ? undefined : readFileSync(path.join(folder, name));
}
