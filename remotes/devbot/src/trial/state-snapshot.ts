/** A value of a process, as a snapshot lists it. */
export interface SnapshotValue {
  type: string;
  /** Bytes of a text, entries of a table. */
  size: number;
  /** Differs between values that differ, but for an unlikely chance. */
  sum: string;
  /** The beginning of the value, as text; empty for functions and for tables but those whose entries aren't listed. */
  text: string;
}

/** The values that the globals of a process lead to, by path. */
export interface StateSnapshot {
  values: ReadonlyMap<string, SnapshotValue>;
  /** True when the state is so large that a change deep inside may be missed. */
  isPartial: boolean;
}

/** The lines of a snapshot that are read; the code writes fewer. */
const maxLines = 30_000;

/** Reads the text that the snapshot's code returned; undefined for any other text. */
export function parseSnapshot(text: string): StateSnapshot | undefined {
  const lines = text.split('\n', maxLines);
  const [mark, extent] = lines.pop()?.split('\t') ?? [];
  if (mark !== 'end') return undefined;
  const values = new Map<string, SnapshotValue>();
  for (const line of lines) {
    const [path = '', type = '', size = '', sum = '', text = ''] = line.split('\t');
    values.set(path, { type, size: Number(size) || 0, sum, text });
  }
  return { values, isPartial: extent === 'partial' };
}

/** A value on one side of a change. */
export type ValueFacts = Pick<SnapshotValue, 'type' | 'size' | 'text'>;

/** A change of a process's state. */
export type StateChange =
  | { kind: 'added'; path: string; after: ValueFacts }
  | { kind: 'removed'; path: string; before: ValueFacts }
  /** `isInside`: a table of which entries changed that are not listed. `inside`: those entries, once they were looked for. */
  | {
      kind: 'changed';
      path: string;
      before: ValueFacts;
      after: ValueFacts;
      isInside: boolean;
      inside?: readonly StateChange[];
    };

const isUnlisted = (value: SnapshotValue | undefined): boolean =>
  value?.type === 'table' && value.text === 'unlisted';

/** Returns the change at a path; undefined where both sides are the same. */
function changeAt(path: string, before: StateSnapshot, after: StateSnapshot): StateChange | undefined {
  const [was, is] = [before.values.get(path), after.values.get(path)];
  if (!was) return is && { kind: 'added', path, after: is };
  if (!is) return { kind: 'removed', path, before: was };
  if (was.type === is.type && was.sum === is.sum && was.size === is.size) return undefined;
  const isInside = was.type === 'table' && is.type === 'table';
  return { kind: 'changed', path, before: was, after: is, isInside };
}

/** The beginnings of a path at which a table may be that holds it. */
export const holdersOf = (path: string): string[] =>
  [...path.matchAll(/[.[]/g)].flatMap(({ index }) => (index > 0 ? [path.slice(0, index)] : []));

/** Puts a table before its entries, and numbered entries into their order. */
const sortable = (path: string): string =>
  path
    .replace(/\[(\d+)\]/g, (_, digits: string) => `[${digits.padStart(16, '0')}]`)
    .replace(/[.[]/g, '\u0001$&');

/**
 * Lists the differences between two snapshots of a process, in the order of their paths. A value that came, went or took the place
 * of one of another kind is one change, with all that it holds; a table with changes that are listed is no change by itself.
 * Entries that only one of the snapshots lists say nothing.
 */
export function changesBetween(before: StateSnapshot, after: StateSnapshot): StateChange[] {
  const paths = new Set([...before.values.keys(), ...after.values.keys()]);
  const unlisted = new Set(
    [...paths].filter((path) => isUnlisted(before.values.get(path)) || isUnlisted(after.values.get(path))),
  );
  const isTold = (path: string) => !holdersOf(path).some((holder) => unlisted.has(holder));
  const changes = [...paths].filter(isTold).flatMap((path) => changeAt(path, before, after) ?? []);
  const whole = new Set(changes.filter(isWhole).map(({ path }) => path));
  const ofTheirOwn = changes.filter(({ path }) => !holdersOf(path).some((holder) => whole.has(holder)));
  const holding = new Set(ofTheirOwn.flatMap(({ path }) => holdersOf(path)));
  return ofTheirOwn
    .filter((change) => isWhole(change) || !holding.has(change.path))
    .map((change) => ({ change, order: sortable(change.path) }))
    .sort((one, other) => (one.order < other.order ? -1 : 1))
    .map(({ change }) => change);
}

const isWhole = (change: StateChange): boolean => change.kind !== 'changed' || !change.isInside;
