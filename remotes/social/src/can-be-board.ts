/** Returns true when an id can name a leaderboard: 1 to 43 letters, digits, hyphens and underscores, as of a process. */
export function canBeBoard({ id = '' }: { id?: string }): boolean {
  return /^[\w-]{1,43}$/.test(id);
}
