import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { changeFile } from '../../build/testing/change-file';
import { treeRoot } from '../../build/workspace';
import type { PackedPackage } from '../pack-kit';

/** An area in a folder outside of the tree, made with the packed kit alone. */
export interface OutsideArea {
  folder: string;
  /** Runs a script of its package.json; returns the exit code and all output. */
  run(script: string, ...args: readonly string[]): { status: number | null; output: string };
  /** Replaces a text in one of its files, or writes the file. */
  change(file: string, from: string, to: string): void;
}

/** Runs npm or npx in a folder. */
function runNpm(tool: 'npm' | 'npx', args: readonly string[], cwd: string) {
  const { status, stdout, stderr } = spawnSync(tool, args, {
    cwd,
    encoding: 'utf8',
    // Jest and Playwright leave marks for their own children, which this one is not.
    env: { ...process.env, NODE_ENV: undefined, JEST_WORKER_ID: undefined, NODE_OPTIONS: undefined },
  });
  return { status, output: stdout + stderr };
}

/** Links packages of this tree into a folder, so that npm finds them installed and downloads none. */
function linkPackages(folder: string, names: readonly string[]): void {
  for (const name of names) {
    const place = path.join(folder, 'node_modules', name);
    if (existsSync(place)) continue;
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(path.join(treeRoot, 'node_modules', name), place);
  }
}

/** Returns the names of the packages that a package.json asks for, but for the packed ones. */
function namesIn(manifest: string): string[] {
  const { dependencies, devDependencies, peerDependencies } = JSON.parse(manifest);
  return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }).filter(
    (name) => !name.startsWith('@rainbow-rabbit/'),
  );
}

/**
 * Makes an area as a team outside of the tree does: npm installs the packed files, and the kit's own command writes
 * the area. Only packages of third parties are linked from this tree, in place of a download; they are those that the
 * packed packages and the new area name in their package.json.
 * @param folder an empty folder outside of the tree
 * @param packed the files that `packKit` returned
 * @throws Error with the output of a command that fails
 */
export function makeOutsideArea(folder: string, name: string, packed: readonly PackedPackage[]): OutsideArea {
  const must = (tool: 'npm' | 'npx', ...args: readonly string[]) => {
    const { status, output } = runNpm(tool, args, folder);
    if (status !== 0) throw new Error(`${tool} ${args.join(' ')} failed:\n${output}`);
  };
  // npm 11.19 asks for the descriptions of peers that it finds installed, and no cache has them on a fresh machine.
  const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  linkPackages(
    folder,
    packed.flatMap(({ files }) => namesIn(files.get('package.json') ?? '')),
  );
  must('npm', ...install, '--save-dev', ...packed.map(({ archive }) => archive));
  must('npx', '--no-install', 'area-kit', 'new', name);
  linkPackages(folder, namesIn(readFileSync(path.join(folder, 'package.json'), 'utf8')));
  must('npm', ...install);
  return {
    folder,
    run: (script, ...args) => runNpm('npm', ['run', '--silent', script, '--', ...args], folder),
    change: (file, from, to) => changeFile(folder, file, from, to),
  };
}
