import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The parts of the page that show the time share one timer. */
const listeners = new Set<(now: number) => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Waits for the next minute; a hidden page waits for nothing. */
function wait() {
  clearTimeout(timer);
  if (document.visibilityState !== 'hidden') timer = setTimeout(renew, minuteMs);
}

function renew() {
  wait();
  if (document.visibilityState === 'hidden') return;
  const now = Date.now();
  for (const listener of listeners) listener(now);
}

/** Returns the device's time in Unix milliseconds, renewed each minute of a visible page and when the page becomes visible. */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (listeners.size === 0) {
      document.addEventListener('visibilitychange', renew);
      wait();
    }
    listeners.add(setNow);
    return () => {
      listeners.delete(setNow);
      if (listeners.size > 0) return;
      document.removeEventListener('visibilitychange', renew);
      clearTimeout(timer);
    };
  }, []);
  return now;
}
