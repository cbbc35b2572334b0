import { shortAddress } from '@rainbow-rabbit/shared/bytes';

/**
 * Characters that change how the text around them is drawn, or draw nothing: controls but tab and ends of lines, marks of
 * direction, separators of lines, and spaces without width but the space that joins emoji.
 */
const hidden = /(?![\t\n\r\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Marks above each other behind the three that a letter may have: a pile of them is drawn over the lines around it. */
const stacked = /(\p{M}{3})(\p{M}+)/gu;

const writtenOut = (character: string): string =>
  `\\u${character.codePointAt(0)?.toString(16).padStart(4, '0')}`;

/** Returns a text in which hidden characters and piled marks are written as `\u….`, so that nothing in it draws over or around it. */
export const visibleText = (text: string): string =>
  text
    .replace(stacked, (_, kept: string, more: string) => kept + more.replace(/\p{M}/gu, writtenOut))
    .replace(hidden, writtenOut);

/** Returns the beginning of a text in one line, of a bounded length. */
export function oneLine(text: string, maxLength: number): string {
  // Spaces may be many: more than is shown is looked at, and not all of it.
  const line = visibleText(
    text
      .slice(0, maxLength * 4)
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return line.length > maxLength || text.length > maxLength * 4 ? `${line.slice(0, maxLength)}…` : line;
}

/** Shortens an id to its ends, and any other text to its beginning. */
export const endsOfId = (id: string): string => (/^[\w-]{43}$/.test(id) ? shortAddress(id) : oneLine(id, 16));
