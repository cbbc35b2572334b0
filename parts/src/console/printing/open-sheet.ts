import { AppError, type ErrorCode } from '@rainbow-rabbit/shared/errors';
import type { SheetDocument, SheetNode } from './sheet-node';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    printing: 'printing.blocked';
  }
}

const drawn: ReadonlySet<string> = new Set(['svg', 'path', 'circle', 'g', 'rect']);
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

/** A tab that waits for its sheet. */
interface SheetTab {
  /** Draws the sheet in the tab and asks the browser to print it; the sheet is in that tab's memory only. */
  print: (sheet: SheetDocument) => void;
  close: () => void;
}

/**
 * Opens a tab of its own for a sheet. Call it in the press of a button: a browser opens no tab later.
 * @throws AppError `printing.blocked`, or another code that is given, when the browser opens no tab
 */
export function openSheetTab(blocked: ErrorCode = 'printing.blocked'): SheetTab {
  const tab = window.open('', '_blank');
  if (!tab) throw new AppError(blocked);
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
