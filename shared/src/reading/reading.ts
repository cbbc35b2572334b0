/** Something read from the ledger again and again, with the last answer kept while new ones fail. */
export type Reading<T> =
  | { status: 'loading' }
  | { status: 'current'; value: T; at: number }
  | { status: 'stale'; value: T; at: number; error: unknown }
  | { status: 'failed'; error: unknown };

/**
 * Returns a reading after an attempt that failed.
 * @param answeredAt time of the last answer, in Unix milliseconds, when it is later than the time in the reading
 */
export function afterFailure<T>(reading: Reading<T>, error: unknown, answeredAt = 0): Reading<T> {
  switch (reading.status) {
    case 'current':
    case 'stale':
      return { status: 'stale', value: reading.value, at: Math.max(reading.at, answeredAt), error };
    default:
      return { status: 'failed', error };
  }
}

/** The value of a reading, however old; undefined while there is no value. */
export function valueOf<T>(reading: Reading<T>): T | undefined {
  return 'value' in reading ? reading.value : undefined;
}

const maxSlowdown = 8;

/**
 * Returns the wait before the next attempt: the normal interval, doubled by every failure in a row up to
 * eightfold, and spread by a quarter so that a whole venue doesn't ask at the same moment.
 * @param random from 0 to 1
 */
export function nextDelayMs(everyMs: number, failures: number, random: number): number {
  return everyMs * Math.min(2 ** failures, maxSlowdown) * (0.875 + random / 4);
}
