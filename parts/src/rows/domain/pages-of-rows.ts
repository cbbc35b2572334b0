import type { RowWindow } from './window-of';

/** Pages that are held; those farthest from the screen go first. */
const maxHeldPages = 40;

/** Pages of a list by their numbers, from 0. */
export type HeldPages<Row> = ReadonlyMap<number, readonly Row[]>;

/**
 * Returns the pages that have the seen rows.
 * @param total rows of the list; undefined while that isn't known
 */
export function pagesOfRows(
  { first, end }: RowWindow,
  pageRows: number,
  total: number | undefined,
): readonly number[] {
  const last = Math.min(end, Math.max(total ?? end, 1)) - 1;
  const from = Math.floor(Math.max(first, 0) / pageRows);
  return Array.from({ length: Math.max(0, Math.floor(last / pageRows) - from + 1) }, (_, at) => from + at);
}

/** Returns the pages with one more; when there are too many, the one farthest from it is left out. */
export function withPage<Row>(pages: HeldPages<Row>, page: number, rows: readonly Row[]): HeldPages<Row> {
  const next = new Map(pages).set(page, rows);
  if (next.size > maxHeldPages) {
    const [farthest] = [...next.keys()].sort((a, b) => Math.abs(b - page) - Math.abs(a - page));
    if (farthest !== undefined) next.delete(farthest);
  }
  return next;
}
