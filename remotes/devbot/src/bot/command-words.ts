/**
 * Splits a command into its words. Quotes hold words together as in a shell: `Text="two words"`, `Data='{"a":1}'`; within
 * double quotes, a backslash takes the next character as it is.
 */
export const splitWords = (text: string): string[] =>
  (text.match(wholeWord) ?? []).map((word) => word.replace(quotedPart, unquoted));

/** Parts in quotes, which may never be closed, and characters outside of them. */
const wholeWord = /(?:"(?:\\.|[^"\\])*(?:"|\\?$)|'[^']*(?:'|$)|[^\s"'])+/gs;

/** A part of a word in quotes: the text in double quotes, or that in single ones. */
const quotedPart = /"((?:\\.|[^"\\])*)(?:"|\\?$)|'([^']*)(?:'|$)/gs;

const unquoted = (_: string, double: string | undefined, single = ''): string =>
  double === undefined ? single : double.replace(/\\(.)/gs, '$1');

/** Returns a word as it must be written in a command to be read as one word, unchanged. */
export function quotedWord(word: string): string {
  if (/^[^\s"'\\]+$/.test(word)) return word;
  return word.includes("'") ? `"${word.replace(/["\\]/g, String.raw`\$&`)}"` : `'${word}'`;
}
