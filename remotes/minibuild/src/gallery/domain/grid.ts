import type { RowWindow } from '@rainbow-rabbit/parts/rows';

/** The sizes of a grid of cards of one size, in pixels. */
export interface Grid {
  columns: number;
  /** Height of a row with the space below it. */
  rowPx: number;
}

interface GridParams {
  /** Width of the whole grid. */
  widthPx: number;
  /** Width that a card should have at least; there are two columns also where it has less. */
  cardPx: number;
  gapPx: number;
  /** Height of a card below its picture, which is square. */
  textPx: number;
}

/** Returns the grid that fills a width. */
export function gridFor({ widthPx, cardPx, gapPx, textPx }: GridParams): Grid {
  const columns = Math.max(2, Math.floor((widthPx + gapPx) / (cardPx + gapPx)));
  const card = (widthPx - (columns - 1) * gapPx) / columns;
  return { columns, rowPx: Math.ceil(card + textPx + gapPx) };
}

interface ShownParams {
  rows: number;
  rowPx: number;
  /** Upper edge of the first row, from the upper edge of the screen. */
  topPx: number;
  screenPx: number;
  /** Rows beyond each edge of the screen that are kept ready. */
  spare: number;
}

/**
 * Returns the rows on the screen, and some more above and below. Where none is on the screen, those at the nearer end of the
 * list are ready: a keyboard or a screen reader gets there without scrolling.
 */
export function shownRows({ rows, rowPx, topPx, screenPx, spare }: ShownParams): RowWindow {
  const within = (row: number) => Math.min(rows, Math.max(0, row));
  return {
    first: within(Math.min(Math.floor(-topPx / rowPx), rows - 1) - spare),
    end: within(Math.max(Math.ceil((screenPx - topPx) / rowPx), 1) + spare),
  };
}
