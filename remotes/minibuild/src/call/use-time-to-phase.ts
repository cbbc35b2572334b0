import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useEffect, useState } from 'react';
import { timeLeft } from './domain/time-left';

/** The longest wait that browsers keep. */
const longestWaitMs = 2_000_000_000;

/**
 * Returns the time until a moment in words, such as "2 days 4 hours"; an empty text for less than a minute, undefined once the
 * moment has come. It is made anew only when it changes, and not on a hidden page.
 * @param until Unix milliseconds; undefined for no moment
 * @param nowAt returns the ledger's likely time at a time of the device
 */
export function useTimeToPhase(
  until: number | undefined,
  nowAt: (deviceTime: number) => number,
): string | undefined {
  const { iso } = useLocale();
  const [, renew] = useState(0);
  const left = until === undefined ? -1 : until - nowAt(Date.now());
  useEffect(() => {
    if (until === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      const leftNow = until - nowAt(Date.now());
      if (document.visibilityState === 'hidden' || leftNow <= 0) return;
      timer = setTimeout(step, Math.min(timeLeft(leftNow).sameForMs, longestWaitMs));
    };
    const step = () => {
      renew((count) => count + 1);
      wait();
    };
    wait();
    document.addEventListener('visibilitychange', step);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', step);
    };
  }, [until, nowAt]);
  if (left <= 0) return undefined;
  const parts = timeLeft(left).parts.map(({ unit, count }) =>
    new Intl.NumberFormat(iso, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
  );
  return new Intl.ListFormat(iso, { type: 'unit', style: 'short' }).format(parts);
}
