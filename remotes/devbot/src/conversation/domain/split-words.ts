/** Splits a command into its words. Quotes hold words together: `Text="hello world"`. */
export function splitWords(text: string): string[] {
  const words = text.match(/(?:[^\s"]|"[^"]*"?)+/g) ?? [];
  return words.map((word) => word.replaceAll('"', ''));
}
