import { isCode } from './kinds';
import { type Import, type ModuleSyntax, parseModule } from './module-syntax';
import { type Resolution, resolveImport, resolvePattern } from './resolve';
import type { SourceTree } from './source-tree';
import { type Workspace, workspacesOf } from './workspaces';

export interface ResolvedImport extends Import {
  to: Resolution;
}

export interface SourceModule {
  path: string;
  syntax: ModuleSyntax;
  imports: readonly ResolvedImport[];
}

/** Every module of the project with what it imports. */
export interface ModuleGraph {
  workspaces: readonly Workspace[];
  modules: ReadonlyMap<string, SourceModule>;
}

const graphs = new WeakMap<SourceTree, ModuleGraph>();

/** Lists the files of the project that a module needs before it can run or be compiled: all but lazy imports. */
export function importedFiles({ imports }: SourceModule): readonly string[] {
  return imports.flatMap(({ kind, to }) => (kind !== 'lazy' && to.kind === 'file' ? [to.path] : []));
}

/** Returns the graph of a tree, which is computed once. */
export function moduleGraphOf(tree: SourceTree): ModuleGraph {
  const known = graphs.get(tree);
  if (known) return known;
  const workspaces = workspacesOf(tree);
  const modules = [...tree]
    .filter(([path]) => isCode(path))
    .map(([path, text]): [string, SourceModule] => {
      const syntax = parseModule(path, text);
      const imports = syntax.imports.flatMap((one) => {
        const targets = one.specifier.includes('*')
          ? resolvePattern(tree, path, one.specifier)
          : [resolveImport(tree, workspaces, path, one.specifier)];
        return targets.map((to) => ({ ...one, to }));
      });
      return [path, { path, syntax, imports }];
    });
  const graph = { workspaces, modules: new Map(modules) };
  graphs.set(tree, graph);
  return graph;
}
