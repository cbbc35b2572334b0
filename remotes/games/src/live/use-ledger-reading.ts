import { type LiveReading, useReading } from '@rainbow-rabbit/shared/reading';
import { useEffect, useState } from 'react';

/** The time without a touch, a key or a scroll after which a page rests, as in the communities (docs/product.md 9.186). */
const restAfterMs = 300_000;

/** The time between two readings of a page that is used (docs/product.md 9.226). */
const readEveryMs = 60_000;

/** The interval of a page at rest: longer than anybody leaves one open. */
const atRestMs = 86_400_000;

const signs = ['pointerdown', 'keydown', 'scroll', 'focus'] as const;

/** Returns true while the page is used. */
function useIsUsed(): boolean {
  const [isUsed, setIsUsed] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stir = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsUsed(false), restAfterMs);
      setIsUsed(true);
    };
    stir();
    for (const sign of signs) window.addEventListener(sign, stir, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, stir, { capture: true });
    };
  }, []);
  return isUsed;
}

/**
 * Keeps reading something of the ledger while the page is used; at rest it stays on the screen as it is.
 * @param key names what is read; undefined while there is nothing to read
 */
export function useLedgerReading<T>(
  key: string | undefined,
  read: (options: { signal: AbortSignal; maxAgeMs?: number }) => Promise<T>,
): LiveReading<T> {
  return useReading({ key, read, everyMs: useIsUsed() ? readEveryMs : atRestMs });
}
