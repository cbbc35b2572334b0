/** The longest message, in characters, that counts as a label or heading. */
const longestLabel = 16;

/** From here on, Unicode holds the scripts of East Asia and their punctuation. */
const firstEastAsian = 0x2e80;

const latinBlocks: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  // Latin Extended-A: Polish, and most names of players in Europe.
  [0x100, 0x17f],
  // Dashes, quotation marks, bullet, ellipsis.
  [0x2010, 0x2026],
];

/** The characters of the Latin face: whole blocks, since names of players come in any of them. */
export function latinCharacters(): readonly string[] {
  return latinBlocks.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  );
}

/** The East Asian characters of labels and headings: short messages that are no sentences. */
export function labelCharacters(messages: Iterable<string>): readonly string[] {
  const found = new Set<string>();
  for (const message of messages) {
    const characters = [...message];
    if (characters.length > longestLabel || message.includes('。')) continue;
    for (const character of characters) {
      if ((character.codePointAt(0) ?? 0) >= firstEastAsian) found.add(character);
    }
  }
  return [...found].sort();
}
