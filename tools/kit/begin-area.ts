import { existsSync } from 'node:fs';
import path from 'node:path';
import { readPackageJson } from '../build/built-workspace';
import { sharedName } from '../build/singletons';
import { areaFiles } from '../new-area/area-files';
import { filesInTheWay, writeArea } from '../new-area/write-area';
import type { KitData } from './kit-data';

/** The name of the packed kit. */
export const kitName = '@rainbow-rabbit/area-kit';

const files = {
  'jest.config.mjs': `export { areaTests as default } from '${kitName}/jest';\n`,
  'tsconfig.json': `${JSON.stringify({ extends: `${kitName}/tsconfig.json`, include: ['src', 'rsbuild.config.ts'] }, null, 2)}\n`,
  '.gitignore': 'node_modules/\ndist/\n',
};

/**
 * Writes a new area with one page into a folder where the kit is installed.
 * @returns the paths of the files, from the folder
 * @throws Error if the name can't name an area, if the kit isn't in the folder's package.json, or naming the files that
 * are there already
 */
export function beginArea(folder: string, name: string, { shell, packages }: KitData): string[] {
  const installed = existsSync(path.join(folder, 'package.json'))
    ? (readPackageJson(folder).devDependencies ?? {})
    : {};
  const missing = [sharedName, kitName].filter((needed) => !installed[needed]);
  if (missing.length > 0)
    throw new Error(`First install ${missing.join(' and ')} in this folder with "npm install --save-dev".`);
  const written = areaFiles(name, {
    builder: kitName,
    versions: { react: shell.versions.react ?? '', shared: shell.versions[sharedName] ?? '' },
    scripts: {
      build: 'area-kit build',
      test: 'jest',
      types: 'tsc --noEmit',
      dev: 'area-kit dev',
      release: 'area-kit release',
    },
    devDependencies: Object.fromEntries(
      Object.entries({ ...packages, ...installed }).sort(([a], [b]) => a.localeCompare(b)),
    ),
    packageName: (area) => area,
    files,
  });
  const inTheWay = filesInTheWay(folder, written).filter((file) => file !== 'package.json');
  if (inTheWay.length > 0) throw new Error(`These files are there already: ${inTheWay.join(', ')}.`);
  return writeArea(folder, written);
}
