import { isCode } from '../../checks/source/kinds';
import { type ModuleGraph, moduleGraphOf } from '../../checks/source/module-graph';
import type { SourceTree } from '../../checks/source/source-tree';

const declarationFile = /^remotes\/([^/]+)\/src\/declaration\.ts$/;
const specFile = /^e2e\/[^/]+\.spec\.ts$/;

/** The tests that a change touches, besides those that import what changed. */
export interface Touched {
  /** Tests of Jest, by their files: those of a process whose Lua changed, since no import leads there. */
  tests: readonly string[];
  /** Files with journeys. */
  journeys: readonly string[];
}

/** Returns the files from which imports lead to some files, themselves included. */
function importersOf(graph: ModuleGraph, files: readonly string[], leaveOut = /^$/): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const { path, imports } of graph.modules.values())
    for (const { to } of imports)
      if (to.kind === 'file') importers.set(to.path, [...(importers.get(to.path) ?? []), path]);
  const reached = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...(importers.get(file) ?? []).filter((importer) => !leaveOut.test(importer)));
  }
  return reached;
}

/** Returns the function that names the area that a path of the app belongs to. */
function areaOfPath(tree: SourceTree): (path: string) => string | undefined {
  const routes = [...tree].flatMap(([file, text]) => {
    const [, area] = declarationFile.exec(file) ?? [];
    return area
      ? [...text.matchAll(/\bpath: '([^':*]+)([:*]?)/g)].map(([, start = '', rest]) => ({
          area,
          start,
          rest,
        }))
      : [];
  });
  return (path) =>
    routes.find(({ start, rest }) => (rest ? path.startsWith(start) : path === start))?.area ??
    routes.find(({ start }) => path.startsWith(`${start}/`))?.area;
}

/** Returns the areas that each journey visits: those whose paths or texts it names, itself or else in a helper that it imports. */
function areasOfJourneys(tree: SourceTree): ReadonlyMap<string, ReadonlySet<string>> {
  const graph = moduleGraphOf(tree);
  const areaAt = areaOfPath(tree);
  const areasIn = (text: string) =>
    [
      ...[...text.matchAll(/(?:[#'"`}])(\/[\w-]+(?:\/[\w-]*)*)/g)].map(([, path = '']) => areaAt(path)),
      ...[...text.matchAll(/\bremotes\/(\w+)\b/g)].map(([, area]) => area),
    ].filter((area) => area !== undefined);
  const visited = new Map(
    [...graph.modules.keys()].filter((file) => specFile.test(file)).map((file) => [file, new Set<string>()]),
  );
  // Many begin with a player of the game: what a helper visits counts only where the journey itself names no area.
  const helper = /^e2e\/(?!support\/)/;
  for (const [file, areas] of visited) {
    const imports = (graph.modules.get(file)?.imports ?? []).flatMap(({ to }) =>
      to.kind === 'file' ? [to.path] : [],
    );
    const own = areasIn(tree.get(file) ?? '');
    const ofHelpers = imports
      .filter((path) => helper.test(path))
      .flatMap((path) => areasIn(tree.get(path) ?? ''));
    for (const area of own.length > 0 ? own : ofHelpers) areas.add(area);
  }
  return visited;
}

/** Returns the areas whose code a changed file is part of, or whose process it is. */
function areasOf(tree: SourceTree, file: string): readonly string[] {
  const graph = moduleGraphOf(tree);
  const areaIn = (path: string) => /^remotes\/([^/]+)\//.exec(path)?.[1];
  const own = areaIn(file);
  if (own) return [own];
  const [, process] = /^processes\/([^/]+)\//.exec(file) ?? [];
  const isOfProcess = (text: string) => text.includes(`@rainbow-rabbit/processes/${process}/client`);
  const owners = [...tree].filter(
    ([path, text]) => /^remotes\/[^/]+\/src\/acts\.ts$/.test(path) && isOfProcess(text),
  );
  const users =
    owners.length > 0 ? owners : [...tree].filter(([path, text]) => areaIn(path) && isOfProcess(text));
  if (process && users.length > 0) return [...new Set(users.map(([path]) => areaIn(path) ?? ''))];
  if (!/^(parts|processes)\//.test(file)) return [];
  // A style sheet or a picture belongs to the code beside it; Lua that several processes share, to all of them.
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const beside = isCode(file) ? [file] : [...graph.modules.keys()].filter((path) => path.startsWith(folder));
  const reached = [...importersOf(graph, beside)].map(areaIn).filter((area) => area !== undefined);
  return [...new Set(reached)];
}

/** Returns the tests of the processes whose Lua changed; Lua that they share is in all of them. */
function testsOfLua(tree: SourceTree, changed: readonly string[]): string[] {
  const folders = changed
    .filter((file) => file.endsWith('.lua'))
    .map((file) =>
      file.startsWith('processes/common/') ? 'processes/' : file.split('/', 2).join('/').concat('/'),
    );
  return [...tree.keys()].filter(
    (file) => /\.test\.ts$/.test(file) && folders.some((folder) => file.startsWith(folder)),
  );
}

/**
 * Finds the tests that a change touches and that imports don't lead to. A change of an area, or of what it bundles, touches the
 * journeys that visit the area; one of the shell or of `shared`, those that visit none, as every visit begins in the shell.
 * @param changed the changed files, by their paths from the root
 */
export function touchedBy(tree: SourceTree, changed: readonly string[]): Touched {
  const graph = moduleGraphOf(tree);
  const areas = new Set(changed.flatMap((file) => areasOf(tree, file)));
  const isOfShell = changed.some((file) => /^(shell|shared)\//.test(file));
  const imported = importersOf(
    graph,
    changed.filter((file) => file.startsWith('e2e/')),
  );
  const journeys = [...areasOfJourneys(tree)]
    .filter(
      ([file, visited]) =>
        imported.has(file) ||
        [...visited].some((area) => areas.has(area)) ||
        (isOfShell && visited.size === 0),
    )
    .map(([file]) => file);
  return { tests: testsOfLua(tree, changed), journeys: journeys.sort() };
}
