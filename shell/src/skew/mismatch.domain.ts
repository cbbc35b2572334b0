/** A thing that an area needs and the app doesn't have: `contract`, or the name of a package that the shell shares, and the
 * contract or range that the area needs of it. */
export type UnmetNeed = readonly [what: string, needs: string];

/** An unmet need, beside what the app has. */
export interface Mismatch {
  /** The side that a newer release mends: the app, when what it has is older than what the area needs. */
  side: 'app' | 'area';
  what: string;
  /** The version that the app has; empty if it has none. */
  has: string;
  needs: string;
}

/**
 * Compares an unmet need with what the app has.
 * @param cause of an error: anything
 * @param versions what the app has: package name → version, and `contract`
 * @returns undefined if the cause is no unmet need
 */
export function mismatchOf(cause: unknown, versions: Readonly<Record<string, string>>): Mismatch | undefined {
  if (!Array.isArray(cause)) return undefined;
  const [what, needs]: UnmetNeed = [String(cause[0]), String(cause[1])];
  const has = versions[what] ?? '';
  const isPast = has.localeCompare(needs.replace('^', ''), 'en', { numeric: true }) > 0;
  return { side: isPast ? 'area' : 'app', what, has, needs };
}
