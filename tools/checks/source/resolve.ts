import { posix } from 'node:path';
import { escaped } from './escaped';
import type { SourceTree } from './source-tree';
import type { Workspace } from './workspaces';

/** The target of an import. */
export type Resolution =
  /** A file of the project; `door` is set when it was reached through a workspace's package name. */
  | { kind: 'file'; path: string; door?: string }
  /** A workspace's package name, but no door of that name. */
  | { kind: 'no-door'; workspace: Workspace; door: string }
  /** A package from the registry, by its name. */
  | { kind: 'package'; name: string }
  /** A module that comes with Node. */
  | { kind: 'builtin'; name: string }
  /** A path with nothing at its end that this check reads: an asset, a build's output, a script of a test's server. */
  | { kind: 'elsewhere' }
  /** A package whose name is put together at run time. */
  | { kind: 'unknown' };

const endings = ['', '.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '.js', '.json', '/index.ts', '/index.tsx'];

/** Resolves an import the way the bundler and tsx do, as far as this project uses it. */
export function resolveImport(
  tree: SourceTree,
  workspaces: readonly Workspace[],
  from: string,
  specifier: string,
): Resolution {
  if (specifier.startsWith('node:')) return { kind: 'builtin', name: specifier };
  if (specifier.startsWith('/')) return { kind: 'elsewhere' };
  if (specifier.startsWith('.')) return resolveRelative(tree, from, specifier);
  const name = packageName(specifier);
  const workspace = workspaces.find((one) => one.name === name);
  if (!workspace) return { kind: 'package', name };
  const door = `.${specifier.slice(name.length)}`;
  const path = workspace.doors.get(door);
  return path ? { kind: 'file', path, door } : { kind: 'no-door', workspace, door };
}

function resolveRelative(tree: SourceTree, from: string, specifier: string): Resolution {
  const target = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
  const path = endings.map((ending) => target + ending).find((candidate) => tree.has(candidate));
  return path ? { kind: 'file', path } : { kind: 'elsewhere' };
}

/**
 * Resolves the path of an `import()` whose parts are put together at run time: every file that it could mean. A
 * hole stands for one folder or file name, or a part of one, as bundlers have it.
 */
export function resolvePattern(tree: SourceTree, from: string, pattern: string): readonly Resolution[] {
  if (!pattern.startsWith('.')) return [{ kind: 'unknown' }];
  const target = posix.join(posix.dirname(from), pattern.replace(/\?.*$/, ''));
  const ending = endings.map(escaped).join('|');
  const matches = new RegExp(`^${target.split('*').map(escaped).join('[^/]+')}(?:${ending})$`);
  const paths = [...tree.keys()].filter((path) => matches.test(path));
  return paths.length > 0 ? paths.map((path) => ({ kind: 'file', path })) : [{ kind: 'elsewhere' }];
}

/** `@scope/name/sub` → `@scope/name`; `name/sub` → `name`. */
function packageName(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
