/** A part of a sheet to print: a text, or an element with its attributes and its content. */
export type SheetNode = string | SheetElement;

export interface SheetElement {
  tag: string;
  attributes: Readonly<Record<string, string | number>>;
  content: readonly SheetNode[];
}

/** A document to print, in whole A4 pages. */
export interface SheetDocument {
  /** Tag of its language. */
  iso: string;
  /** Title of the document, which browsers propose as the name of a printed file. */
  title: string;
  /** The rules of its looks, for screen and paper. */
  style: string;
  pages: readonly SheetNode[];
}

/** Makes an element of a sheet. */
export function sheetElement(
  tag: string,
  attributes: SheetElement['attributes'] = {},
  ...content: readonly SheetNode[]
): SheetElement {
  return { tag, attributes, content };
}

/** Size of a page, in millimetres. */
export const a4 = { width: 210, height: 297 };

/** The rules that every sheet has: whole pages on paper, and pages on a desk on a screen. */
export const pageStyle = `
@page { size: A4 portrait; margin: 0 }
* { box-sizing: border-box; margin: 0 }
body { background: #fff; color: #000; font: 9.5pt/1.25 system-ui, sans-serif }
.page { position: relative; width: ${a4.width}mm; height: ${a4.height}mm; overflow: hidden; break-inside: avoid }
.page + .page { break-before: page }
@media screen { body { background: #ddd } .page { background: #fff; margin: 8mm auto } }`;
