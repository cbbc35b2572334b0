/** Badges of one sheet, at most: twenty-five pages. */
const maxBadges = 200;

/** Rabbits by number, both ends included. */
export interface BadgeRange {
  first: number;
  last: number;
}

/** Parses the numbers of the rabbits whose badges are wanted, `5` or `1-40`; undefined for other texts and too many. */
export function badgeRange(typed: string): BadgeRange | undefined {
  const [, from, to = from] = /^\s*#?(\d{1,5})(?:\s*[-–—]\s*#?(\d{1,5}))?\s*$/.exec(typed) ?? [];
  const range = { first: Number(from), last: Number(to) };
  const isRange = range.first >= 1 && range.last >= range.first && range.last - range.first < maxBadges;
  return isRange ? range : undefined;
}
