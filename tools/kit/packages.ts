import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readPackageJson } from '../build/built-workspace';
import { filesBelow } from '../build/file-hashes';
import { majorRange, sharedName } from '../build/singletons';
import { treeShell } from '../build/tree-shell';
import { treeRoot } from '../build/workspace';
import { kitName } from './begin-area';
import { type KitData, kitDataFile } from './kit-data';
import { packagesOf } from './whole-paths';

/** A package to be packed: path from its folder → text. */
export type PackageFiles = ReadonlyMap<string, string>;

/** Packages that a new area is made with: its tests, its types, and React for both. */
const areaPackages = [
  '@testing-library/dom',
  '@testing-library/react',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jest',
  'react',
  'react-dom',
  'typescript',
];

/** Packages that the kit's configuration of Jest names. */
const testPackages = ['@swc/core', '@swc/jest', 'jest-environment-jsdom'];

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** Returns the versions of packages that this tree uses. */
function versionsOf(names: readonly string[]): Record<string, string> {
  const known = ['.', 'tools', 'shared'].map((place) => readPackageJson(path.join(treeRoot, place)));
  const versions = Object.assign({}, ...known.flatMap((one) => [one.devDependencies, one.dependencies]));
  const unknown = names.filter((name) => !versions[name]);
  if (unknown.length > 0) throw new Error(`This tree names no version of ${unknown.join(', ')}.`);
  return Object.fromEntries([...names].sort().map((name) => [name, versions[name]]));
}

/** Returns the compiled files below a folder of the tree, by their paths from there. */
const below = (compiled: PackageFiles, folder: string) =>
  [...compiled]
    .filter(([file]) => file.startsWith(`${folder}/`))
    .map(([file, text]) => [file.slice(folder.length + 1), text] as const);

/** Reads files of the tree as they are, by their paths from a folder. */
const asTheyAre = (folder: string, pattern: RegExp) =>
  filesBelow(path.join(treeRoot, folder))
    .filter((file) => pattern.test(file))
    .map((file) => [file, readFileSync(path.join(treeRoot, folder, file), 'utf8')] as const);

/** Returns the packages that compiled files import, with their versions. */
const dependenciesOf = (files: readonly (readonly [string, string])[], without: readonly string[]) =>
  versionsOf(
    [
      ...new Set(files.flatMap(([file, text]) => (file.endsWith('.js') ? packagesOf(file, text) : []))),
    ].filter((name) => !without.includes(name)),
  );

/** Returns the way in to a compiled module, for the compiler and for Node. */
const door = (file: string) => ({ types: `./${file}.d.ts`, default: `./${file}.js` });

const react = Object.fromEntries(
  ['react', 'react-dom'].map((name) => [name, majorRange(treeShell.versions[name] ?? '')]),
);

/**
 * Returns the package of `shared`: the types of its doors, and their code for tests. It has no style sheets, because
 * an area's pages take the doors from the shell.
 */
export function sharedPackage(compiled: PackageFiles): PackageFiles {
  const { exports = {}, version } = readPackageJson(path.join(treeRoot, 'shared'));
  const files = below(compiled, 'shared');
  const manifest = {
    name: sharedName,
    version,
    description: 'The doors of the Rainbow Rabbit shell: their types, and their code for tests.',
    license: 'UNLICENSED',
    type: 'module',
    exports: {
      ...Object.fromEntries(
        Object.entries(exports).map(([name, file]) => [name, door(file.slice(2).replace(/\.tsx?$/, ''))]),
      ),
      './package.json': './package.json',
    },
    peerDependencies: react,
    dependencies: dependenciesOf(files, Object.keys(react)),
  };
  return new Map([...files, ...asTheyAre('shared', /^locales\/.*\.json$/), ['package.json', json(manifest)]]);
}

/** Returns the package of the kit: build, commands, configuration of tests and types, and the facts of the shell. */
export function kitPackage(compiled: PackageFiles): PackageFiles {
  const { version } = readPackageJson(path.join(treeRoot, 'tools'));
  const files = below(compiled, 'tools');
  const data: KitData = { shell: treeShell, packages: versionsOf(areaPackages) };
  const manifest = {
    name: kitName,
    version,
    description: 'Builds, tests, serves and releases an area of Rainbow Rabbit in a folder of its own.',
    license: 'UNLICENSED',
    type: 'module',
    engines: { node: readPackageJson(treeRoot).engines?.node },
    bin: { 'area-kit': './kit/bin.js' },
    exports: {
      '.': door('kit/index'),
      './css-modules': { types: './css-modules.d.ts' },
      './jest': './jest/area-tests.mjs',
      './tsconfig.json': './tsconfig.json',
    },
    peerDependencies: { [sharedName]: treeShell.versions[sharedName], ...react },
    dependencies: {
      ...dependenciesOf(files, [sharedName, ...Object.keys(react)]),
      ...versionsOf(testPackages),
    },
  };
  const source = (file: string) => readFileSync(path.join(treeRoot, file), 'utf8');
  return new Map([
    ...files,
    ...asTheyAre('tools', /^jest\/(?!node-environment|testing\/).*\.[cm]js$/),
    ['kit/bin.js', "#!/usr/bin/env node\nimport './cli.js';\n"],
    ['css-modules.d.ts', source('shared/src/css-modules.d.ts')],
    ['tsconfig.json', source('tools/kit/area-tsconfig.json')],
    ['README.md', source('tools/kit/README.md')],
    [kitDataFile, json(data)],
    ['package.json', json(manifest)],
  ]);
}
