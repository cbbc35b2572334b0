/** Editions after the first come at each full and half hour (docs/product 9.148), in milliseconds. */
const betweenEditionsMs = 30 * 60_000;

/** The time after a full or half hour in which an edition still belongs to it, in milliseconds. */
const editionOpenMs = 5 * 60_000;

/** The time of an event's next edition. All times are Unix milliseconds. */
export interface EditionTime {
  /** The full or half hour that the edition belongs to. */
  at: number;
  /** True while the edition can be dealt without standing out. */
  isDue: boolean;
  /** The time at which this answer ends. */
  until: number;
}

/**
 * Returns the time of the next edition.
 * @param dealtAt the time of the newest edition: a full or half hour has one
 */
export function editionTime(now: number, dealtAt: number): EditionTime {
  const begun = now - (now % betweenEditionsMs);
  const closes = begun + editionOpenMs;
  if (now < closes && dealtAt < begun) return { at: begun, isDue: true, until: closes };
  const next = begun + betweenEditionsMs;
  return { at: next, isDue: false, until: next };
}
