import type { CheckReport } from '../report';
import { isTest } from '../source/kinds';
import { importedFiles, moduleGraphOf } from '../source/module-graph';
import type { SourceTree } from '../source/source-tree';
import { circlesIn } from './circles-in';

/** Imports between the entries of one folder, by importing and imported entry, with one example of each. */
type Siblings = Map<string, Map<string, string>>;

/**
 * Rejects entries of one folder that import each other in a circle, on every level of every workspace: none of
 * such folders could be understood, moved or tested without the others. Each file beside the folders is an entry
 * of its own, so one may put the folders together (`area.ts`) and another hold what they have in common
 * (`types.ts`). Types count; lazy imports and tests don't.
 */
export function checkFolderCircles(tree: SourceTree): CheckReport {
  const levels = new Map<string, Siblings>();
  for (const [path, module] of moduleGraphOf(tree).modules) {
    if (isTest(path)) continue;
    for (const imported of importedFiles(module)) if (!isTest(imported)) note(levels, path, imported);
  }
  const findings = [...levels].flatMap(([parent, siblings]) =>
    circlesIn(new Map([...siblings].map(([from, to]) => [from, new Set(to.keys())]))).map((circle) => ({
      file: parent,
      problem: `Folders import each other: ${circle.join(' → ')} (${examples(siblings, circle)}).`,
      fix: 'Move what one takes from the other to the one it belongs to, or pass it in as an argument.',
    })),
  );
  return { examined: [...levels.values()].reduce((sum, { size }) => sum + size, 0), findings };
}

/** Adds an import to the folder in which its two ends part. */
function note(levels: Map<string, Siblings>, path: string, imported: string): void {
  const from = path.split('/');
  const to = imported.split('/');
  const depth = from.findIndex((part, at) => part !== to[at]);
  const [left, right] = [from[depth], to[depth]];
  if (!(depth > 0 && left && right)) return;
  const parent = from.slice(0, depth).join('/');
  const siblings = levels.get(parent) ?? new Map<string, Map<string, string>>();
  const imports = siblings.get(left) ?? new Map<string, string>();
  if (!imports.has(right)) imports.set(right, `${path} imports ${imported}`);
  levels.set(parent, siblings.set(left, imports));
}

function examples(siblings: Siblings, circle: readonly string[]): string {
  return circle
    .slice(1)
    .map((to, at) => siblings.get(circle[at] ?? '')?.get(to))
    .join('; ');
}
