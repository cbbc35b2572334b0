import { AppError } from '@rainbow-rabbit/shared/errors';
import type { SheetDocument, SheetNode } from './sheet-node';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    printing: 'printing.blocked';
  }
}

const drawn = new Set(['svg', 'path', 'circle', 'g', 'rect']);
const svg = 'http://www.w3.org/2000/svg';

/** Makes the nodes of a sheet, without parsing any text as HTML. */
function nodeOf(page: Document, node: SheetNode): Node {
  if (typeof node === 'string') return page.createTextNode(node);
  const element = drawn.has(node.tag) ? page.createElementNS(svg, node.tag) : page.createElement(node.tag);
  for (const [name, value] of Object.entries(node.attributes)) {
    // The policy of the page forbids the attribute, not the property.
    if (name === 'style') element.style.cssText = String(value);
    else element.setAttribute(name, String(value));
  }
  element.append(...node.content.map((part) => nodeOf(page, part)));
  return element;
}

/**
 * Opens a sheet in a tab of its own and asks the browser to print it. The sheet is in that tab's memory only.
 * @throws AppError `printing.blocked` when the browser opens no tab
 */
export function openSheet({ iso, title, style, pages }: SheetDocument): void {
  const tab = window.open('', '_blank');
  if (!tab) throw new AppError('printing.blocked');
  const page = tab.document;
  page.documentElement.lang = iso;
  page.title = title;
  const rules = new (tab as Window & typeof globalThis).CSSStyleSheet();
  rules.replaceSync(style);
  page.adoptedStyleSheets = [rules];
  page.body.append(...pages.map((part) => nodeOf(page, part)));
  tab.focus();
  tab.print();
}
