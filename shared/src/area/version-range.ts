const caretRange = /^\^(\d+)\.(\d+)\.(\d+)$/;
const fullVersion = /^(\d+)\.(\d+)\.(\d+)/;

/** Whether a text is a range that {@link satisfiesRange} understands: `^<major>.<minor>.<patch>`. */
export function isCaretRange(range: string): boolean {
  return caretRange.test(range);
}

/**
 * Whether a version lies in a caret range, by semver: the left-most number that is not zero must be equal, what
 * follows may be newer. Areas state what they need of the shell in this form only, because for a singleton
 * nothing narrower or wider makes sense.
 */
export function satisfiesRange(version: string, range: string): boolean {
  const wanted = caretRange.exec(range)?.slice(1).map(Number);
  const found = fullVersion.exec(version)?.slice(1, 4).map(Number);
  if (!(wanted && found)) return false;
  const firstDifference = wanted.findIndex((number, index) => number !== found[index]);
  if (firstDifference === -1) return true;
  const firstSignificant = wanted.findIndex((number) => number !== 0);
  return (
    firstSignificant !== -1 &&
    firstDifference > firstSignificant &&
    (found[firstDifference] ?? 0) > (wanted[firstDifference] ?? 0)
  );
}

/**
 * Whether a shell that speaks contract `served` can run an area built for contract `wanted`, both
 * `<major>.<minor>`: the same major, and nothing asked for that the shell doesn't have yet.
 */
export function servesContract(served: string, wanted: string): boolean {
  const [servedMajor, servedMinor = Number.NaN] = served.split('.').map(Number);
  const [wantedMajor, wantedMinor = Number.NaN] = wanted.split('.').map(Number);
  return servedMajor === wantedMajor && wantedMinor <= servedMinor;
}
