/** A part of a sheet to print: a text, or an element with its attributes and its content. */
export type SheetNode = string | SheetElement;

export interface SheetElement {
  tag: string;
  attributes: Readonly<Record<string, string | number>>;
  content: readonly SheetNode[];
}

/** A document to print. */
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
