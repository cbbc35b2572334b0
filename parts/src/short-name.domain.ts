/** Latin letters that don't come apart into a letter from a to z and a mark. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** Returns a short name without hyphens at its ends, and no longer than it may be. */
export const fittingShortName = (text: string, maxLength: number) =>
  text.slice(0, maxLength).replace(/^-+|-+$/g, '');

/** Returns a short name for links that resembles a name; empty if the name has no Latin letter or digit. */
export const shortNameOf = (name: string, maxLength: number): string =>
  fittingShortName(
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/[ßæœøđðþłı]/g, (letter) => letters[letter] ?? '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-/, ''),
    maxLength,
  );
