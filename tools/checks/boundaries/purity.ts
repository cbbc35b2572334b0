import type { Finding } from '../finding';
import { type CheckReport, reportOn } from '../report';
import { isDomain } from '../source/kinds';
import { moduleGraphOf, type SourceModule } from '../source/module-graph';
import type { SourceTree } from '../source/source-tree';

/** Packages that compute and do nothing else. */
const purePackages = new Set(['@noble/hashes', 'valibot']);

/**
 * Keeps code in `domain/` folders pure: it reaches no package or Node module but those that only compute, neither
 * itself nor through what it imports, types too. Lint rules see to globals and the clock (biome.json).
 */
export function checkPurity(tree: SourceTree): CheckReport {
  const { modules } = moduleGraphOf(tree);
  return reportOn(
    [...modules.values()].filter(({ path }) => isDomain(path)),
    (module) => impureImports(modules, module),
  );
}

function impureImports(modules: ReadonlyMap<string, SourceModule>, module: SourceModule): Finding[] {
  return module.imports.flatMap(({ specifier, line, to }) => {
    const way = wayToImpurity(modules, to, new Set([module.path]));
    if (!way) return [];
    return [
      {
        file: module.path,
        line,
        problem: `Domain code imports ${specifier}${way.length > 1 ? `, which leads to ${way.join(' → ')}` : ''}.`,
        fix: 'Import the pure part alone, move it to a domain folder, or take the result as an argument.',
      },
    ];
  });
}

/** Finds the first chain of imports that ends at something impure. */
function wayToImpurity(
  modules: ReadonlyMap<string, SourceModule>,
  to: SourceModule['imports'][number]['to'],
  seen: Set<string>,
): string[] | undefined {
  if (to.kind === 'package') return purePackages.has(to.name) ? undefined : [to.name];
  if (to.kind === 'builtin') return [to.name];
  if (to.kind !== 'file' || seen.has(to.path)) return undefined;
  seen.add(to.path);
  for (const next of modules.get(to.path)?.imports ?? []) {
    const rest = wayToImpurity(modules, next.to, seen);
    if (rest) return [to.path, ...rest];
  }
  return undefined;
}
