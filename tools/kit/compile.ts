import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../build/file-hashes';
import { treeRoot } from '../build/workspace';
import { withWholePaths } from './whole-paths';

/** Sources from which the kit's commands and the doors of `shared` are reached. */
const entries = [
  'tools/kit/index.ts',
  'tools/kit/cli.ts',
  'tools/build/registered-hashes.ts',
  'tools/build/retry-query.ts',
  'tools/dev/page/index.ts',
  'shared/src/*/index.ts',
  'shared/src/css-modules.d.ts',
];

/**
 * Compiles kit and `shared` to JavaScript that Node runs, with declarations: Node reads no TypeScript in packages.
 * @returns path in the tree, with its new ending → text
 * @throws Error with the compiler's output, or naming a file that is reached and belongs to this tree alone
 */
export function compileKit(): ReadonlyMap<string, string> {
  const cache = path.join(treeRoot, '.cache');
  mkdirSync(cache, { recursive: true });
  const scratch = mkdtempSync(path.join(cache, 'kit-'));
  try {
    // comments are of use in declarations only
    compileTo(scratch, { declaration: true, emitDeclarationOnly: true });
    compileTo(scratch, { removeComments: true });
    return readCompiled(path.join(scratch, 'out'));
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

function compileTo(scratch: string, options: object): void {
  const config = {
    extends: path.join(treeRoot, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      ...options,
      rootDir: treeRoot,
      outDir: path.join(scratch, 'out'),
    },
    include: entries.map((entry) => path.join(treeRoot, entry)),
    exclude: [],
  };
  writeFileSync(path.join(scratch, 'tsconfig.json'), JSON.stringify(config));
  const tsc = path.join(treeRoot, 'node_modules/.bin/tsc');
  // With threads, TypeScript 7.0 leaves out modules that it reaches through a workspace's package before their own path.
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [tsc, '--project', scratch, '--singleThreaded'],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`The kit doesn't compile:\n${stdout}${stderr}`);
}

/**
 * Refuses compiled files that mean something in this tree alone: other workspaces, and the place of the tree's top.
 * @throws Error naming them
 */
export function refuseForeign(names: readonly string[]): void {
  const foreign = names.filter(
    (name) => !/^(tools|shared)\//.test(name) || name === 'tools/build/workspace.js',
  );
  if (foreign.length > 0) throw new Error(`A kit can't carry ${foreign.join(', ')}.`);
}

function readCompiled(out: string): ReadonlyMap<string, string> {
  const names = filesBelow(out);
  refuseForeign(names);
  const files = new Set(names);
  return new Map(
    names.map((name) => {
      const text = readFileSync(path.join(out, name), 'utf8');
      return [name, name.endsWith('.js') ? withWholePaths(name, text, files) : text];
    }),
  );
}
