/** The page that a link with a code opens, and the name of the code in its address (docs/product 2.2). */
const path = '/wallet';
const name = 'code';

/** Returns the link that the other phone's camera opens. What follows the hash is sent to no server. */
export const linkOfCode = (code: string, href: string): string =>
  `${href.replace(/[?#].*$/, '')}#${path}?${name}=${code}`;

/** Returns the code in a link, or in the query of its page; undefined for any other text. */
export const codeInLink = (text: string): string | undefined =>
  new RegExp(`[?&]${name}=([\\w-]{43})$`).exec(text.trim())?.[1];

let linked: string | undefined;

/** Keeps the code of the link that opened the page, for the popup. */
export function keepLinkedCode(code: string | undefined): void {
  linked = code;
}

/** Returns the code of the link that opened the page, until the popup has taken it: a code is good for one exchange. */
export const linkedCode = (): string | undefined => linked;
