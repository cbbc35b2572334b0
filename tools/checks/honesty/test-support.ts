import { type CheckReport, reportOn } from '../report';
import { isTest } from '../source/kinds';
import { moduleGraphOf } from '../source/module-graph';
import type { SourceTree } from '../source/source-tree';

/**
 * Requires modules that only tests import to lie in a folder named `testing`, where the directions keep product code
 * from them: a fake beside the real thing is imported by mistake sooner or later.
 */
export function checkTestSupport(tree: SourceTree): CheckReport {
  const importers = new Map<string, string[]>();
  for (const { path, imports } of moduleGraphOf(tree).modules.values()) {
    for (const { to } of imports) {
      if (to.kind === 'file') importers.set(to.path, [...(importers.get(to.path) ?? []), path]);
    }
  }
  const products = [...importers].filter(([path]) => !(isTest(path) || isProgram(path)));
  return reportOn(products, ([file, paths]) => {
    if (!paths.every(isTest)) return [];
    return [
      {
        file,
        problem: `is imported by tests only (${paths[0]}).`,
        fix: 'Move it to a folder named "testing" beside it.',
      },
    ];
  });
}

/**
 * Returns true for modules that no other imports: generators, the module that an area exposes to the shell, and the script
 * that the build writes into the page.
 */
const isProgram = (path: string): boolean =>
  /(^|\/)generate\/|^remotes\/[^/]+\/src\/area\.ts$|^shell\/src\/boot\/boot\.ts$/.test(path);
