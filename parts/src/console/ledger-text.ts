/** Returns a text as a process takes it: without control characters but line feeds, and without white space around it. */
export const ledgerText = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced.
  text.replace(/[\0-\x09\x0b-\x1f\x7f]+/g, ' ').trim();
