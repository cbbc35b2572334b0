import { useEffect, useState } from 'react';

/**
 * The time in Unix milliseconds, renewed at an interval while the component is on the screen; without an interval, that of
 * the last renewal.
 */
export function useNow(everyMs: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (everyMs === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
