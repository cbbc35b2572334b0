/** The pause between two checks for a newer build (docs/product 9.3). */
export const checkEveryMs = 3_600_000;

/**
 * Returns the time until the next check is due, from 0 to {@link checkEveryMs} ms. A clock that was set back makes no
 * pause longer.
 */
export function nextCheckInMs(lastMs: number, nowMs: number): number {
  return Math.min(Math.max(lastMs + checkEveryMs - nowMs, 0), checkEveryMs);
}
