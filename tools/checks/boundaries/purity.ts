import type { Finding } from '../finding';
import { type CheckReport, reportOn } from '../report';
import { isDomain } from '../source/kinds';
import { moduleGraphOf, type ResolvedImport, type SourceModule } from '../source/module-graph';
import type { SourceTree } from '../source/source-tree';

/** Packages that compute and do nothing else. */
const purePackages = new Set(['@noble/hashes', '@scure/bip39', 'valibot']);

/**
 * Keeps code in `domain/` folders, and in files named `*.domain.ts`, pure: it reaches no package or Node module but those that only compute, neither
 * itself nor through what the names it imports depend on, types too. Lint rules see to globals and the clock (biome.json).
 */
export function checkPurity(tree: SourceTree): CheckReport {
  const { modules } = moduleGraphOf(tree);
  return reportOn(
    [...modules.values()].filter(({ path }) => isDomain(path)),
    (module) => impureImports(modules, module),
  );
}

function impureImports(modules: ReadonlyMap<string, SourceModule>, module: SourceModule): Finding[] {
  return module.imports.flatMap((one) => {
    const way = wayToImpurity(modules, one, one.names, new Set([module.path]));
    if (!way) return [];
    return [
      {
        file: module.path,
        line: one.line,
        problem: `Domain code imports ${one.specifier}${way.length > 1 ? `, which leads to ${way.join(' → ')}` : ''}.`,
        fix: 'Import the pure part alone, name its file *.domain.ts, or take the result as an argument.',
      },
    ];
  });
}

/** Finds the first chain of imports, from the names that are taken, that ends at something impure. */
function wayToImpurity(
  modules: ReadonlyMap<string, SourceModule>,
  { to }: ResolvedImport,
  names: readonly string[] | undefined,
  seen: Set<string>,
): string[] | undefined {
  if (to.kind === 'package') return purePackages.has(to.name) ? undefined : [to.name];
  if (to.kind === 'builtin') return [to.name];
  const module = to.kind === 'file' ? modules.get(to.path) : undefined;
  if (!module) return undefined;
  for (const [next, taken] of behind(module, names)) {
    const step = `${module.path} ${next.line} ${taken?.join(' ')}`;
    if (seen.has(step)) continue;
    seen.add(step);
    const rest = wayToImpurity(modules, next, taken, seen);
    if (rest) return [module.path, ...rest];
  }
  return undefined;
}

type Taken = readonly [ResolvedImport, names: readonly string[] | undefined];

/**
 * Lists the imports that names of a module depend on. A module that declares one of them needs everything that it
 * imports; a re-export is followed for the names that it passes on, so a door counts for what is taken from it.
 */
function behind({ imports, syntax }: SourceModule, names: readonly string[] | undefined): readonly Taken[] {
  if (!names) return imports.map((one) => [one, one.passesOn ? undefined : one.names]);
  const isOwn = names.some((name) => syntax.ownNames.has(name));
  const named = new Set(
    imports.flatMap(({ passesOn }) => (passesOn instanceof Map ? [...passesOn.keys()] : [])),
  );
  const others = names.filter((name) => !(syntax.ownNames.has(name) || named.has(name)));
  return imports.flatMap((one): Taken[] => {
    const { passesOn } = one;
    if (!passesOn) return isOwn ? [[one, one.names]] : [];
    if (passesOn === 'all') return others.length > 0 ? [[one, others]] : [];
    const passed = names.flatMap((name) => passesOn.get(name) ?? []);
    return passed.length > 0 ? [[one, passed]] : [];
  });
}
