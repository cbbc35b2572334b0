import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFiles } from '../write-files';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Writes a build of the shell, path → text, into a folder that goes with the test; returns the folder. */
export function distOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'rainbow-rabbit-dist-'));
  folders.push(folder);
  writeFiles(folder, files);
  return folder;
}
