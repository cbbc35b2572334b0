import type { Finding } from '../finding';
import { type CheckReport, reportOn } from '../report';
import { isGenerated, isTest } from '../source/kinds';
import { moduleGraphOf } from '../source/module-graph';
import type { SourceTree } from '../source/source-tree';

interface Place {
  file: string;
  line: number;
}

/**
 * Rejects a name that two modules export, values and types alike: one name means one thing in the whole tree.
 * Re-exports and defaults are no names of their own, a type `…Props` belongs to the component beside it, tests and
 * the journeys' fixtures (`test`, `expect`) name things as their runners do, and generated modules are named by
 * their generator. Counterparts share their names: see {@link partOf}.
 */
export function checkTwinNames(tree: SourceTree): CheckReport {
  const places = new Map<string, Place[]>();
  for (const { path, syntax } of moduleGraphOf(tree).modules.values()) {
    if (isTest(path) || isGenerated(tree.get(path) ?? '')) continue;
    for (const { name, line } of syntax.exportedNames) {
      if (name.endsWith('Props')) continue;
      const known = places.get(name) ?? [];
      // A type and a value of one name, in one module, are two sides of one thing.
      if (!known.some(({ file }) => partOf(file) === partOf(path)))
        places.set(name, [...known, { file: path, line }]);
    }
  }
  return reportOn([...places], ([name, [first, ...others]]) =>
    others.map(
      ({ file, line }): Finding => ({
        file,
        line,
        problem: `exports ${name}, as ${first?.file} does.`,
        fix: 'Use that one, or choose a name that says what is different here.',
      }),
    ),
  );
}

/**
 * Returns a module's place in what it is part of, which is the same for counterparts: the modules that each area and
 * the shell have directly in `src` (`declaration.ts`, `messages.ts`).
 */
function partOf(path: string): string {
  return path.replace(/^(?:remotes\/[^/]+|shell)\/src\/([^/]+)$/, '<browser workspace>/$1');
}
