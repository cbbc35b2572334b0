import type { SourceTree } from './source-tree';

/** The part that a workspace plays for the others; every folder below `remotes/` is an area, without being listed. */
export type Role =
  | 'shared'
  | 'parts'
  | 'shell'
  | 'area'
  | 'processes'
  | 'relay'
  | 'localnet'
  | 'tools'
  | 'e2e'
  | 'bench';

export interface Workspace {
  /** Folder from the root: `shell`, `remotes/game`. */
  folder: string;
  /** `undefined` for a kind of workspace whose allowed imports are not defined. */
  role: Role | undefined;
  /** Name of the package: `@rainbow-rabbit/game`. */
  name: string;
  /** Files by door: `./ui` → `shared/src/ui/index.ts`. */
  doors: ReadonlyMap<string, string>;
  /** Packages that its shipped code may import. */
  dependencies: ReadonlySet<string>;
  /** Packages that only its tests and configuration may import. */
  devDependencies: ReadonlySet<string>;
}

interface Manifest {
  name: string;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const plainRoles = [
  'shared',
  'parts',
  'shell',
  'processes',
  'relay',
  'localnet',
  'tools',
  'e2e',
  'bench',
] as const;

/** Every workspace of the tree but the root, found by its manifest. */
export function workspacesOf(tree: SourceTree): readonly Workspace[] {
  return [...tree]
    .filter(([path]) => /^([^/]+|remotes\/[^/]+)\/package\.json$/.test(path))
    .map(([path, text]) => workspace(tree, path.replace('/package.json', ''), JSON.parse(text) as Manifest));
}

/** The workspace that a file belongs to; `undefined` for files at the root and in `docs`. */
export function workspaceOf(workspaces: readonly Workspace[], path: string): Workspace | undefined {
  return workspaces.find(({ folder }) => path.startsWith(`${folder}/`));
}

function workspace(tree: SourceTree, folder: string, manifest: Manifest): Workspace {
  const doors = Object.entries(manifest.exports ?? {}).flatMap(([door, file]) =>
    doorsOf(tree, door, `${folder}/${file.replace('./', '')}`),
  );
  return {
    folder,
    role: roleOf(folder),
    name: manifest.name,
    doors: new Map(doors),
    dependencies: new Set(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })),
    devDependencies: new Set(Object.keys(manifest.devDependencies ?? {})),
  };
}

/** One door, or one for each file that is there when a `*` stands for a folder's name (`./<name>/client`). */
function doorsOf(tree: SourceTree, door: string, file: string): [door: string, file: string][] {
  if (!door.includes('*')) return [[door, file]];
  const [before = '', after = ''] = file.split('*');
  return [...tree.keys()]
    .filter((path) => path.startsWith(before) && path.endsWith(after))
    .map((path): [string, string] => [path.slice(before.length, path.length - after.length), path])
    .filter(([name]) => !name.includes('/'))
    .map(([name, path]) => [door.replace('*', name), path]);
}

function roleOf(folder: string): Role | undefined {
  return folder.startsWith('remotes/') ? 'area' : plainRoles.find((role) => role === folder);
}
