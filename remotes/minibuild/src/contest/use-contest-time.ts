import { useEffect, useState } from 'react';
import type { ContestClock } from './domain/contest-clock';

const minuteMs = 60_000;

/**
 * Returns the ledger's likely time in Unix milliseconds, renewed each minute of a visible page, when the page becomes
 * visible, and at the given moments.
 * @param moments times of the ledger at which something changes
 */
export function useContestTime(clock: ContestClock, moments: readonly number[]): number {
  const [now, setNow] = useState(() => clock.at(Date.now()));
  const next = moments.filter((moment) => moment > now).sort((a, b) => a - b)[0] ?? Number.POSITIVE_INFINITY;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      timer = setTimeout(renew, Math.max(0, Math.min(minuteMs, next - clock.at(Date.now()))));
    };
    const renew = () => {
      setNow(clock.at(Date.now()));
      wait();
    };
    wait();
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [clock, next]);
  return now;
}
