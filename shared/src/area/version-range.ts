const caretRange = /^\^(\d+)\.(\d+)\.(\d+)$/;
const fullVersion = /^(\d+)\.(\d+)\.(\d+)/;

/** Returns true for a range that {@link satisfiesRange} understands: `^<major>.<minor>.<patch>`. */
export function isCaretRange(range: string): boolean {
  return caretRange.test(range);
}

/**
 * Returns true when a version lies in a caret range, by semver: the left-most number that is not zero must be
 * equal, the numbers after it may be newer. Areas state their requirements in this form only, because for a
 * singleton nothing narrower or wider makes sense.
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
 * Returns true when a shell with contract `served` can run an area built for contract `wanted`, both
 * `<major>.<minor>`: the majors must be equal, and the shell's minor at least the area's.
 */
export function servesContract(served: string, wanted: string): boolean {
  const [servedMajor, servedMinor = Number.NaN] = served.split('.').map(Number);
  const [wantedMajor, wantedMinor = Number.NaN] = wanted.split('.').map(Number);
  return servedMajor === wantedMajor && wantedMinor <= servedMinor;
}
