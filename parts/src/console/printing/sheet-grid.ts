import { linkQrPath } from '../../scanner/showing/link-qr-path';
import { a4 } from './a4-page';
import { type SheetElement, sheetElement } from './sheet-node';

/** Cards of one size in the middle of each page, in millimetres. */
interface SheetGridParams {
  columns: number;
  rows: number;
  width: number;
  height: number;
}

/** Returns the places of cards on A4 pages. */
export function sheetGrid({ columns, rows, width, height }: SheetGridParams) {
  const left = (a4.width - columns * width) / 2;
  const top = (a4.height - rows * height) / 2;
  const perPage = columns * rows;
  return {
    columns,
    rows,
    width,
    height,
    left,
    top,
    perPage,
    /** Returns the style attribute that puts a card at a place of its page, from 0. */
    styleAt: (place: number): string =>
      `left:${left + (place % columns) * width}mm;top:${top + Math.floor(place / columns) * height}mm`,
    /** Returns a page for each `perPage` items, with the given elements below the cards. */
    pagesOf: <Item>(
      items: readonly Item[],
      cardOf: (item: Item, place: number) => SheetElement,
      ...below: readonly SheetElement[]
    ): SheetElement[] =>
      Array.from({ length: Math.ceil(items.length / perPage) }, (_, page) =>
        sheetElement(
          'section',
          { class: 'page' },
          ...below,
          ...items.slice(page * perPage, (page + 1) * perPage).map(cardOf),
        ),
      ),
  };
}

/** Draws the QR code of a link. */
export function codeOnSheet(
  linkStart: string,
  code: string,
  attributes: { class?: string } = {},
): SheetElement {
  const { size, path } = linkQrPath(linkStart, code);
  return sheetElement(
    'svg',
    { ...attributes, viewBox: `0 0 ${size} ${size}`, 'shape-rendering': 'crispEdges', 'aria-hidden': 'true' },
    sheetElement('path', { d: path }),
  );
}
