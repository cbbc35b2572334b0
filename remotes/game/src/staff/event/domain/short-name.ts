import { fittingShortName, shortNameOf } from '@rainbow-rabbit/parts/short-name/domain';
import { maxSlugLength } from '@rainbow-rabbit/processes/rabbit/client/domain';

/** Returns true for a short name that an event can have in links. */
export const isSlug = (text: string): boolean =>
  text.length <= maxSlugLength && /^[a-z0-9][a-z0-9-]*$/.test(text);

/** Returns a short name for an event's links that resembles its name; empty if the name has no Latin letter or digit. */
export const slugOf = (name: string): string => shortNameOf(name, maxSlugLength);

/** Returns the short name of a new event: like its name, and none that is taken. */
export function newSlug(name: string, taken: readonly string[]): string {
  const first = slugOf(name) || 'event';
  let slug = first;
  for (let count = 2; taken.includes(slug); count += 1) {
    slug = `${fittingShortName(first, maxSlugLength - 1 - String(count).length)}-${count}`;
  }
  return slug;
}
