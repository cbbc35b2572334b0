/** Rows of one read (docs/product.md 9.187). */
export const pageRows = 50;

/** Pages that are kept; those farthest from the screen go first. */
const keptPages = 40;

/** The rows that are near the screen: from `first` up to, and without, `end`. */
export interface ShownRows {
  first: number;
  end: number;
}

/** Returns the pages that have the shown rows, of a board with so many rows. */
export function pagesOfRows({ first, end }: ShownRows, total = Number.POSITIVE_INFINITY): number[] {
  const last = Math.min(end, Math.max(total, 1)) - 1;
  const from = Math.floor(Math.max(first, 0) / pageRows);
  return Array.from({ length: Math.max(0, Math.floor(last / pageRows) - from + 1) }, (_, at) => from + at);
}

/** Returns the pages with one more; when there are too many, the one farthest from it is left out. */
export function withPage<Row>(
  pages: ReadonlyMap<number, readonly Row[]>,
  page: number,
  rows: readonly Row[],
): ReadonlyMap<number, readonly Row[]> {
  const next = new Map(pages).set(page, rows);
  if (next.size > keptPages) {
    const [farthest] = [...next.keys()].sort((a, b) => Math.abs(b - page) - Math.abs(a - page));
    if (farthest !== undefined) next.delete(farthest);
  }
  return next;
}
