/** Entries of one read. */
export const entriesAPage = 50;

/** Pages that are kept; those farthest from the screen go first. */
const keptPages = 40;

/** Returns the first page that has shown entries and isn't there; undefined where all are. */
export function missingPage(
  pages: ReadonlyMap<number, unknown>,
  shown: { first: number; end: number },
  total: number,
): number | undefined {
  const last = Math.ceil(Math.min(shown.end, total) / entriesAPage);
  for (let page = Math.floor(shown.first / entriesAPage); page < last; page += 1)
    if (!pages.has(page)) return page;
  return undefined;
}

/** Returns the pages with one more; when there are too many, the one farthest from it is left out. */
export function pagesWith<Row>(
  pages: ReadonlyMap<number, readonly Row[]>,
  page: number,
  rows: readonly Row[],
): ReadonlyMap<number, readonly Row[]> {
  const next = new Map(pages).set(page, rows);
  if (next.size > keptPages) {
    const farthest = [...next.keys()].reduce((a, b) => (Math.abs(b - page) > Math.abs(a - page) ? b : a));
    next.delete(farthest);
  }
  return next;
}
