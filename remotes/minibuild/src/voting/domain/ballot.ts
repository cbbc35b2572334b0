/** Returns a ballot with an entry approved, or no longer approved; in the order of the entries' numbers. */
export function toggled(ballot: readonly number[], entry: number): readonly number[] {
  const rest = ballot.filter((number) => number !== entry);
  return rest.length < ballot.length ? rest : [...rest, entry].sort((a, b) => a - b);
}

/** Returns true for ballots that approve the same entries. */
export function isSameBallot(one: readonly number[], other: readonly number[]): boolean {
  const entries = new Set(one);
  return entries.size === new Set(other).size && other.every((entry) => entries.has(entry));
}
