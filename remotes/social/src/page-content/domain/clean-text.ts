/**
 * Characters that are never shown: controls of the C0 and C1 sets but tab and line feed, marks that turn or isolate the
 * direction of what follows (Unicode Technical Report 36, section 2.5), the byte order mark and surrogates without a pair.
 */
const unshown =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/gu;

/** Returns a text without the characters that could change how the text around it is read. Lines end with line feeds. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n').replace(unshown, '');
}

/** Returns a text of one line without such characters, and without blanks at its ends. */
export function cleanLine(text: string): string {
  return cleanText(text)
    .replace(/[\n\t]+/g, ' ')
    .trim();
}
