import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/**
 * Returns the device's time in Unix milliseconds, renewed each minute of a visible page and when the page becomes visible.
 * @param isNeeded false where the page shows no time that passes: then nothing ticks
 */
export function useMinuteWhile(isNeeded: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isNeeded) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'hidden') timer = setTimeout(renew, minuteMs);
    };
    const renew = () => {
      wait();
      if (document.visibilityState !== 'hidden') setNow(Date.now());
    };
    wait();
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [isNeeded]);
  return now;
}
