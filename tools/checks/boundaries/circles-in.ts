/** Names and the names that each leads to. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Finds circles in a graph: at least one in every knot, none in a graph without.
 * @returns each as the way through it, which ends where it began: `[a, b, a]`
 */
export function circlesIn(graph: Graph): readonly (readonly string[])[] {
  const done = new Set<string>();
  const circles: string[][] = [];
  const visit = (name: string, way: readonly string[]): void => {
    const start = way.indexOf(name);
    if (start !== -1) circles.push([...way.slice(start), name]);
    if (start !== -1 || done.has(name)) return;
    for (const next of graph.get(name) ?? []) visit(next, [...way, name]);
    done.add(name);
  };
  for (const name of graph.keys()) visit(name, []);
  return circles;
}
