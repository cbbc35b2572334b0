import type { Finding } from '../finding';
import { isConfig, isTest } from '../source/kinds';
import { moduleGraphOf, type ResolvedImport } from '../source/module-graph';
import type { SourceTree } from '../source/source-tree';
import { type Workspace, workspaceOf } from '../source/workspaces';

/**
 * Refuses imports of packages that the workspace doesn't list, and of Node's modules in code for browsers.
 * What ships needs a dependency (or a peer's); tests, configuration and tooling may use development ones and
 * the root's. What runs in Node runs inside this tree, so it may use what the root brings (the TypeScript loader).
 */
export function checkDependencies(tree: SourceTree): readonly Finding[] {
  const { workspaces, modules } = moduleGraphOf(tree);
  const atRoot = new Set(Object.keys(JSON.parse(tree.get('package.json') ?? '{}').devDependencies ?? {}));
  return [...modules.values()].flatMap(({ path, imports }) => {
    const workspace = workspaceOf(workspaces, path);
    if (!workspace) return [];
    const context = { workspace, atRoot, isShipped: ships(workspace, path) };
    return imports.flatMap((one) => {
      const complaint = complaintAbout(context, one);
      return complaint ? [{ file: path, line: one.line, ...complaint }] : [];
    });
  });
}

interface Context {
  workspace: Workspace;
  atRoot: ReadonlySet<string>;
  isShipped: boolean;
}

function complaintAbout(
  { workspace, atRoot, isShipped }: Context,
  { to, kind }: ResolvedImport,
): Pick<Finding, 'problem' | 'fix'> | undefined {
  if (to.kind === 'builtin' && isShipped && isForBrowsers(workspace)) {
    return {
      problem: `Code for browsers imports ${to.name}.`,
      fix: 'Use what browsers have, or move it to tools.',
    };
  }
  if (to.kind !== 'package') return undefined;
  const { dependencies, devDependencies } = workspace;
  if (dependencies.has(to.name)) return undefined;
  const isDevelopment = devDependencies.has(to.name) || atRoot.has(to.name);
  if (isDevelopment && (!isShipped || kind === 'type')) return undefined;
  if (atRoot.has(to.name) && !isForBrowsers(workspace)) return undefined;
  const list = isShipped ? 'dependencies' : 'devDependencies';
  return {
    problem: `imports ${to.name}, which ${workspace.folder}/package.json doesn't list under ${list}.`,
    fix: 'List it at the exact version the other workspaces use, or use what shared offers instead.',
  };
}

function isForBrowsers({ role }: Workspace): boolean {
  return role === 'shell' || role === 'area' || role === 'shared';
}

function ships({ role }: Workspace, path: string): boolean {
  return !(isTest(path) || isConfig(path) || role === 'tools' || role === 'e2e' || role === 'bench');
}
