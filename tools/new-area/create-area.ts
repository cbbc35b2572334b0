import { existsSync } from 'node:fs';
import path from 'node:path';
import { readPackageJson } from '../build/built-workspace';
import { treeRoot } from '../build/workspace';
import { areaFiles } from './area-files';
import { writeArea } from './write-area';

/** Returns the files of a new area of this tree, with the versions that this tree uses. */
export function newAreaFiles(name: string): Readonly<Record<string, string>> {
  const shared = readPackageJson(path.join(treeRoot, 'shared'));
  const tools = readPackageJson(path.join(treeRoot, 'tools'));
  const versionOf = (dependencies: Readonly<Record<string, string>> | undefined, packageName: string) => {
    const version = dependencies?.[packageName];
    if (!version) throw new Error(`This tree names no version of ${packageName}.`);
    return version;
  };
  return areaFiles(name, {
    builder: '@rainbow-rabbit/tools/build',
    versions: { react: versionOf(shared.dependencies, 'react'), shared: shared.version },
    scripts: { build: 'rsbuild build', dev: 'node --import tsx ../../tools/dev/cli.ts' },
    devDependencies: {
      '@rainbow-rabbit/tools': tools.version,
      '@rsbuild/core': versionOf(tools.dependencies, '@rsbuild/core'),
    },
    packageName: (area) => `@rainbow-rabbit/${area}`,
    files: {},
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
  return writeArea(folder, files);
}
