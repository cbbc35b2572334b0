/** The place in the app that the code of a door leads to: the page of its city, with the code. */
export const doorLinkStart = (appUrl: string, path: string): string => `${appUrl}#${path}?door=`;

/** Returns the code in a text that was scanned or typed: that of a door's link, else the whole text. */
export function doorCodeIn(text: string): string {
  return /[?&]door=([A-Za-z2-7]+)/.exec(text)?.[1] ?? text.trim();
}
