import { AppError } from '@rainbow-rabbit/shared/errors';
import type { PrintedDocument, PrintedNode } from './sheet-node';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    contestPrinting: 'certificates.blocked';
  }
}

const drawn: ReadonlySet<string> = new Set(['svg', 'path', 'circle', 'g', 'rect']);
const svg = 'http://www.w3.org/2000/svg';

/** Makes the nodes of a sheet, without parsing any text as HTML. */
function nodeOf(page: Document, node: PrintedNode): Node {
  if (typeof node === 'string') return page.createTextNode(node);
  const element = drawn.has(node.tag) ? page.createElementNS(svg, node.tag) : page.createElement(node.tag);
  for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, String(value));
  element.append(...node.content.map((part) => nodeOf(page, part)));
  return element;
}

/**
 * Opens a tab of its own for a sheet. Call it in the press of a button: a browser opens no tab later.
 * @returns draws the sheet in the tab and asks the browser to print it; the sheet is in that tab's memory only
 * @throws AppError `certificates.blocked` when the browser opens no tab
 */
export function openSheetTab(): { print: (sheet: PrintedDocument) => void; close: () => void } {
  const tab = window.open('', '_blank');
  if (!tab) throw new AppError('certificates.blocked');
  return {
    close: () => tab.close(),
    print({ iso, title, style, pages }) {
      const page = tab.document;
      page.documentElement.lang = iso;
      page.title = title;
      const rules = new (tab as Window & typeof globalThis).CSSStyleSheet();
      rules.replaceSync(style);
      page.adoptedStyleSheets = [rules];
      page.body.replaceChildren(...pages.map((part) => nodeOf(page, part)));
      tab.focus();
      tab.print();
    },
  };
}
