import type { Finding } from '../finding';
import type { CheckReport } from '../report';
import { isConfig, isTest } from '../source/kinds';
import { moduleGraphOf, type ResolvedImport } from '../source/module-graph';
import type { Resolution } from '../source/resolve';
import type { SourceTree } from '../source/source-tree';
import { type Role, type Workspace, workspaceOf } from '../source/workspaces';

/** The workspaces that each kind may import. `everything` includes files behind the doors. */
const mayImport: Record<Role, readonly Role[] | 'everything'> = {
  shared: [],
  parts: ['shared'],
  area: ['shared', 'parts'],
  shell: ['shared', 'parts'],
  processes: [],
  relay: ['shared'],
  localnet: ['shared', 'processes', 'relay'],
  tools: 'everything',
  e2e: 'everything',
  bench: 'everything',
};

/** The workspaces that may import the clients of processes besides, and nothing else of them. */
const usersOfClients: readonly Role[] = ['area', 'parts', 'shell', 'relay'];

/** The workspaces that tests may import besides. */
const testsMayImport: Partial<Record<Role, readonly Role[]>> = {
  processes: ['shared'],
  area: ['processes'],
  parts: ['processes'],
};

/**
 * Rejects imports against the dependency directions, around a workspace's doors, and of test support by product
 * code. Imports of types alone obey too: they would still tie one team's release to another's.
 */
export function checkDirections(tree: SourceTree): CheckReport {
  const { workspaces, modules } = moduleGraphOf(tree);
  const unknown = workspaces
    .filter(({ role }) => !role)
    .map(({ folder }) => ({
      file: `${folder}/package.json`,
      problem: 'No dependency directions are known for this workspace.',
      fix: 'Give its folder a role in tools/checks/source/workspaces.ts and say what it may import.',
    }));
  const wrong = [...modules.values()].flatMap(({ path, imports }) =>
    imports.flatMap((one) => {
      const complaint = complaintAbout(workspaces, path, one);
      return complaint ? [{ file: path, line: one.line, ...complaint }] : [];
    }),
  );
  const imports = [...modules.values()].flatMap((module) => module.imports);
  return {
    examined: imports.filter(({ to }) => to.kind === 'file' && to.door !== undefined).length,
    findings: [...unknown, ...wrong],
  };
}

/** Code of a process for TypeScript, which runs in browsers too: its client, and rules that it has beside their Lua. */
const isClient = (path: string): boolean => /^processes\/[^/]+\/(?:client|src)\//.test(path) && !isTest(path);

/** Returns true for packages, doors of other workspaces and clients; the directions of those are checked apart. */
function isForClients(to: Resolution): boolean {
  if (to.kind === 'file') return isClient(to.path) || !to.path.startsWith('processes/');
  return to.kind !== 'builtin';
}

type Complaint = Pick<Finding, 'problem' | 'fix'>;

function complaintAbout(
  workspaces: readonly Workspace[],
  path: string,
  { specifier, to }: ResolvedImport,
): Complaint | undefined {
  if (to.kind === 'no-door') return noDoor(to.workspace, to.door);
  if (to.kind === 'unknown') return unknownPackage(specifier);
  if (isClient(path) && !isForClients(to)) return notForClients(specifier);
  if (to.kind !== 'file') return undefined;
  const from = workspaceOf(workspaces, path);
  const target = workspaceOf(workspaces, to.path);
  const isFree = isTooling(from);
  if (isTest(to.path) && !isTest(path) && !isFree) return onlyForTests(specifier);
  if (!(from && target)) return undefined;
  if (from === target) return to.door === undefined ? undefined : ownDoor(specifier);
  if (!isAllowed(from, target, path, to.path)) return wrongWay(from, target);
  return to.door === undefined && !isFree ? behindDoor(specifier, target) : undefined;
}

function isAllowed(from: Workspace, target: Workspace, path: string, toPath: string): boolean {
  if (!(from.role && target.role)) return true; // Reported on its own.
  const allowed = mayImport[from.role];
  if (allowed === 'everything' || allowed.includes(target.role)) return true;
  if (isClient(toPath) && usersOfClients.includes(from.role)) return true;
  if (isClient(path) && target.role === 'shared') return true;
  if (isConfig(path)) return target.role === 'tools';
  return isTest(path) && (testsMayImport[from.role] ?? []).includes(target.role);
}

const isTooling = (workspace: Workspace | undefined): boolean =>
  workspace?.role !== undefined && mayImport[workspace.role] === 'everything';

const onlyForTests = (specifier: string): Complaint => ({
  problem: `imports ${specifier}, which is there for tests only.`,
  fix: 'Move what is needed out of the testing folder, or use it in tests alone.',
});

const notForClients = (specifier: string): Complaint => ({
  problem: `imports ${specifier}, but a process's client runs in browsers.`,
  fix: 'Import doors of shared and other clients only.',
});

const unknownPackage = (specifier: string): Complaint => ({
  problem: `imports ${specifier}, a package whose name is known at run time only.`,
  fix: 'Write one import() for each package, so that its direction can be checked.',
});

const noDoor = ({ folder, doors }: Workspace, door: string): Complaint => ({
  problem: `imports ${door} of ${folder}, which has no such door.`,
  fix: `Use one of ${[...doors.keys()].join(', ')}, or export it there.`,
});

const ownDoor = (specifier: string): Complaint => ({
  problem: `imports ${specifier}, its own workspace, by package name.`,
  fix: 'Import by relative path inside a workspace.',
});

const wrongWay = (from: Workspace, target: Workspace): Complaint => ({
  problem: `${from.folder} may not import ${target.folder}.`,
  fix: 'Pass it in as an argument, or move what both need to shared (docs/architecture.md).',
});

const behindDoor = (specifier: string, { name, folder }: Workspace): Complaint => ({
  problem: `reaches behind the doors of ${folder} (${specifier}).`,
  fix: `Import a door of ${name}; export what is missing there.`,
});
