import { useWakingInterval } from '@rainbow-rabbit/parts/rest';
import { type LiveReading, useReading } from '@rainbow-rabbit/shared/reading';

/** The time between two readings of a page that is used (docs/product 9.226). */
const readEveryMs = 60_000;

/**
 * Keeps reading something of the ledger while the page is used; at rest it stays on the screen as it is.
 * @param key names what is read; undefined while there is nothing to read
 */
export function useLedgerReading<T>(
  key: string | undefined,
  read: (options: { signal: AbortSignal; maxAgeMs?: number }) => Promise<T>,
): LiveReading<T> {
  return useReading({ key, read, everyMs: useWakingInterval(readEveryMs) });
}
