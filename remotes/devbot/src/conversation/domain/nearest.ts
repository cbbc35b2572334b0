/** The number of single-letter changes, among them exchanges of neighbours, that make one word of another. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isExchanged = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (isSame ? 0 : 1),
          isExchanged ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(a.length, b.length);
}

/** Longer words are no command, and are not compared. */
const maxLength = 24;

/** Returns the candidate that a mistyped word is nearest to; undefined when none is near. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  if (word.length > maxLength) return undefined;
  const ranked = candidates
    .map((candidate) => ({ candidate, steps: distance(word, candidate) }))
    .sort((a, b) => a.steps - b.steps);
  const [best] = ranked;
  const mostSteps = word.length < 5 ? 1 : 2;
  if (best && best.steps <= mostSteps) return best.candidate;
  return candidates.find((candidate) => word.length > 1 && candidate.startsWith(word));
}
