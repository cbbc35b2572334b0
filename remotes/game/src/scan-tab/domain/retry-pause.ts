/** The shortest and the longest pause between two attempts to send a scan, in milliseconds (docs/product 9.137). */
const shortestMs = 5000;
const longestMs = 20_000;

/**
 * Returns the pause before the next attempt to send a scan, in milliseconds. After a failure the next attempt comes soon;
 * after several the pauses grow, and differ between phones: those of a whole hall must not ask all at once.
 * @param failures the number of attempts without an answer since the last answered attempt
 * @param chance from 0 to 1
 */
export function retryPauseMs(failures: number, chance: number): number {
  const widest = Math.min(longestMs, shortestMs * 2 ** Math.max(0, failures - 1));
  return shortestMs + chance * (widest - shortestMs);
}
