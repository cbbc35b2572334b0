import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../build/write-files';

/** Writes the files of a new area into its folder; returns their paths from there. */
export function writeArea(folder: string, files: Readonly<Record<string, string>>): string[] {
  writeFiles(folder, files);
  return Object.keys(files);
}

/** Returns the files of a new area that its folder has already. */
export const filesInTheWay = (folder: string, files: Readonly<Record<string, string>>): string[] =>
  Object.keys(files).filter((file) => existsSync(path.join(folder, file)));
