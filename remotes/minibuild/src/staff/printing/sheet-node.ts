/** A part of a sheet to print: a text, or an element with its attributes and its content. */
export type PrintedNode = string | PrintedElement;

export interface PrintedElement {
  tag: string;
  attributes: Readonly<Record<string, string | number>>;
  content: readonly PrintedNode[];
}

/** A document to print. */
export interface PrintedDocument {
  /** Tag of its language. */
  iso: string;
  /** Title of the document, which browsers propose as the name of a printed file. */
  title: string;
  /** The rules of its looks, for screen and paper. */
  style: string;
  pages: readonly PrintedElement[];
}

/** Makes an element of a sheet. */
export function printedElement(
  tag: string,
  attributes: PrintedElement['attributes'] = {},
  ...content: readonly PrintedNode[]
): PrintedElement {
  return { tag, attributes, content };
}
