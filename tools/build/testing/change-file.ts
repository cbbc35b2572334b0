import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Replaces a text of a file. @throws Error when the file doesn't hold it */
export function changeFile(folder: string, file: string, from: string | RegExp, to: string): void {
  const place = path.join(folder, file);
  const before = readFileSync(place, 'utf8');
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${file} doesn't hold ${from}.`);
  writeFileSync(place, after);
}
