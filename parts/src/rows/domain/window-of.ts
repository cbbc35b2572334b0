/** Rows drawn above and below the part that is seen, so that a quick scroll shows no gap. */
const spareRows = 8;

/** The rows of a list that are drawn: from `first` up to, and without, `end`. */
export interface RowWindow {
  first: number;
  end: number;
}

/**
 * Returns the rows that are drawn.
 * @param above height of the list that is above the screen, in pixels; negative while it begins below its upper edge
 * @param height height of the screen, in pixels
 */
export function windowOf(above: number, height: number, rowHeight: number, count: number): RowWindow {
  const first = Math.floor(above / rowHeight) - spareRows;
  const end = Math.ceil((above + height) / rowHeight) + spareRows;
  const within = (index: number) => Math.min(Math.max(index, 0), count);
  return { first: within(first), end: within(end) };
}
