import { maxSlugLength } from '@rainbow-rabbit/processes/rabbit/client/domain';

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

/** Returns true for a short name that an event can have in links. */
export const isSlug = (text: string): boolean =>
  text.length <= maxSlugLength && /^[a-z0-9][a-z0-9-]*$/.test(text);

const fitting = (text: string, length = maxSlugLength) => text.slice(0, length).replace(/^-+|-+$/g, '');

/** Returns a short name for links that resembles a name; empty if the name has no Latin letter or digit. */
export const slugOf = (name: string): string =>
  fitting(
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/[ßæœøđðþłı]/g, (letter) => letters[letter] ?? '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-/, ''),
  );

/** Returns the short name of a new event: like its name, and none that is taken. */
export function newSlug(name: string, taken: readonly string[]): string {
  const first = slugOf(name) || 'event';
  let slug = first;
  for (let count = 2; taken.includes(slug); count += 1) {
    slug = `${fitting(first, maxSlugLength - 1 - String(count).length)}-${count}`;
  }
  return slug;
}
