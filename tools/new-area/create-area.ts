import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPackageJson, treeRoot } from '../build/workspace';
import { areaFiles } from './area-files';

/** The registry takes these names only (`shared/src/area/manifest.ts`). */
const areaName = /^[a-z][a-z0-9]{1,20}$/;

/** Returns the files of a new area of this tree, with the versions that this tree uses. */
export function newAreaFiles(name: string): Readonly<Record<string, string>> {
  if (!areaName.test(name))
    throw new Error(
      `"${name}" can't name an area: take 2 to 21 lower-case letters and digits, a letter first.`,
    );
  const shared = readPackageJson(path.join(treeRoot, 'shared'));
  const tools = readPackageJson(path.join(treeRoot, 'tools'));
  const versionOf = (dependencies: Readonly<Record<string, string>> | undefined, packageName: string) => {
    const version = dependencies?.[packageName];
    if (!version) throw new Error(`This tree names no version of ${packageName}.`);
    return version;
  };
  return areaFiles(name, {
    react: versionOf(shared.dependencies, 'react'),
    shared: shared.version,
    tools: tools.version,
    rsbuild: versionOf(tools.dependencies, '@rsbuild/core'),
  });
}

/**
 * Writes a new area with one page.
 * @param folder the area's own folder; it must not exist
 * @returns the paths of the files, from the folder
 * @throws Error if the name can't name an area, or the folder exists
 */
export function createArea(name: string, folder = path.join(treeRoot, 'remotes', name)): string[] {
  const files = newAreaFiles(name);
  if (existsSync(folder)) throw new Error(`${path.relative(treeRoot, folder)} exists already.`);
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return Object.keys(files);
}
