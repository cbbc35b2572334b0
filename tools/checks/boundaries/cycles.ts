import type { Finding } from '../finding';
import { moduleGraphOf, type SourceModule } from '../source/module-graph';
import type { SourceTree } from '../source/source-tree';

/**
 * Refuses modules that import each other in a circle, types included: such a knot can only be read, moved and
 * tested as one. Lazy imports may close a circle: they run when everything has been set up.
 */
export function checkCycles(tree: SourceTree): readonly Finding[] {
  const { modules } = moduleGraphOf(tree);
  const done = new Set<string>();
  const findings: Finding[] = [];
  for (const path of modules.keys()) visit(modules, path, [], done, findings);
  return findings;
}

function visit(
  modules: ReadonlyMap<string, SourceModule>,
  path: string,
  way: readonly string[],
  done: Set<string>,
  findings: Finding[],
): void {
  const start = way.indexOf(path);
  if (start !== -1) {
    findings.push({
      file: path,
      problem: `Modules import each other: ${[...way.slice(start), path].join(' → ')}.`,
      fix: 'Move what both sides need into a module of its own.',
    });
    return;
  }
  if (done.has(path)) return;
  for (const next of neighbours(modules.get(path))) visit(modules, next, [...way, path], done, findings);
  done.add(path);
}

function neighbours(module: SourceModule | undefined): string[] {
  return (module?.imports ?? []).flatMap(({ kind, to }) =>
    kind !== 'lazy' && to.kind === 'file' ? [to.path] : [],
  );
}
