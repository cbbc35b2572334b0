import type { CheckReport } from '../report';
import { importedFiles, moduleGraphOf } from '../source/module-graph';
import type { SourceTree } from '../source/source-tree';
import { circlesIn } from './circles-in';

/**
 * Rejects modules that import each other in a circle, types included: such a knot can only be read, moved and
 * tested as one. Lazy imports may close a circle: they run when everything has been set up.
 */
export function checkModuleCircles(tree: SourceTree): CheckReport {
  const graph = new Map(
    [...moduleGraphOf(tree).modules].map(([path, module]) => [path, new Set(importedFiles(module))]),
  );
  const findings = circlesIn(graph).map((circle) => ({
    file: circle[0] ?? '',
    problem: `Modules import each other: ${circle.join(' → ')}.`,
    fix: 'Move what both sides need into a module of its own.',
  }));
  return { examined: [...graph.values()].filter(({ size }) => size > 0).length, findings };
}
