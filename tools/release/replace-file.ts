import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Replaces a file in one step, so that a reader sees the old text or the new one. */
export function replaceFile(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  // Two processes may write it at once.
  const partial = `${file}.${randomUUID()}.new`;
  writeFileSync(partial, text);
  renameSync(partial, file);
}
