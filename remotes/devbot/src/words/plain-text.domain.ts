/** Characters that steer how text runs or take no room: a name of a process could hide or turn the text beside it. */
const steering = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Marks above each other that a letter may have. */
const stacked = /(\p{M}{3})\p{M}+/gu;

/**
 * Returns a text that a process gave as one plain line of bounded length.
 * @param limit characters of the longest text, as people count them
 */
export function plainLine(text: string, limit: number): string {
  // Cut before anything walks through it: a text may be as large as a process can answer.
  const head = text.slice(0, limit * 8);
  const clean = head.replace(steering, ' ').replace(stacked, '$1').replace(/\s+/gu, ' ').trim();
  const letters = [...clean];
  return letters.length > limit ? `${letters.slice(0, limit - 1).join('')}…` : clean;
}
