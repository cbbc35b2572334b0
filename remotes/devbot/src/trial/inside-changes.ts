import { holdersOf, type StateChange } from './state-snapshot';

/** Tables that are looked into at a time, and levels of them. */
const bounds = { tables: 12, levels: 6 } as const;

/** Compares the entries of the tables at some paths before and after the code; undefined where that fails. */
export type CompareInside = (paths: readonly string[]) => Promise<readonly StateChange[] | undefined>;

const isInside = (change: StateChange): boolean => change.kind === 'changed' && change.isInside;

/** Looks into the tables of which it is only known that they changed inside, level by level, and adds what changed in them. */
export async function withInside(
  changes: readonly StateChange[],
  compare: CompareInside,
): Promise<readonly StateChange[]> {
  const found = new Map<string, StateChange>();
  let tables = changes.filter(isInside);
  for (let level = 0; level < bounds.levels && tables.length > 0; level += 1) {
    const within = await compare(tables.slice(0, bounds.tables).map(({ path }) => path));
    if (!within) break;
    for (const change of within) found.set(change.path, change);
    tables = within.filter(isInside);
  }
  const all = [...found.values()];
  const holders = new Set(all.flatMap(({ path }) => holdersOf(path)));
  const last = all.filter(({ path }) => !holders.has(path));
  return changes.map((change) => {
    if (!isInside(change)) return change;
    const inside = last.filter(({ path }) => holdersOf(path).includes(change.path));
    return inside.length === 0 ? change : { ...change, inside };
  });
}
