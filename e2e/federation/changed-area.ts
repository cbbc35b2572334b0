import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changeFile } from '../../tools/build/testing/change-file';
import { treeRoot } from '../../tools/build/workspace';
import { writeFiles } from '../../tools/build/write-files';
import { createArea } from '../../tools/new-area/create-area';

export interface Change {
  /** A file of the area, from its folder. */
  file: string;
  from: string | RegExp;
  to: string;
}

/** The config of an area that lies elsewhere than in `remotes`. */
export const configElsewhere = `
import { areaBuild } from '@rainbow-rabbit/tools/build';
import { declaration } from './src/declaration';

export default areaBuild({ declaration, folder: import.meta.dirname });
`;

/**
 * Builds an area with changes, apart from its workspace, as its team would.
 * @param results a folder inside the tree, where packages are found
 * @returns the dist folder
 * @throws Error with the build's output if it fails
 */
export function buildChangedArea(results: string, name: string, changes: readonly Change[]): string {
  const folder = path.join(mkdtempSync(path.join(results, 'area-')), name);
  cpSync(path.join(treeRoot, 'remotes', name), folder, {
    recursive: true,
    filter: (file) => !/\/(dist|node_modules)$/.test(file),
  });
  for (const { file, from, to } of changes) changeFile(folder, file, from, to);
  return buildElsewhere(folder);
}

/**
 * Builds an area as the generator writes it, with files in place of its own or beside them: path from its folder → text.
 * @param results a folder inside the tree, where packages are found
 * @returns the dist folder
 */
export function buildNewArea(
  results: string,
  name: string,
  files: Readonly<Record<string, string>> = {},
): string {
  const folder = path.join(mkdtempSync(path.join(results, 'area-')), name);
  createArea(name, folder);
  writeFiles(folder, files);
  return buildElsewhere(folder);
}

/** Builds an area that lies elsewhere than in `remotes`; returns its dist folder. */
function buildElsewhere(folder: string): string {
  writeFileSync(path.join(folder, 'rsbuild.config.ts'), configElsewhere);
  const rsbuild = path.join(treeRoot, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [rsbuild, 'build'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stdout + stderr);
  return path.join(folder, 'dist');
}
