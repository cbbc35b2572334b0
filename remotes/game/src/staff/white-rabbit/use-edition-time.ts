import { type EditionTime, editionTime } from '@rainbow-rabbit/processes/autopilot/client';
import { useEffect, useState } from 'react';

/** Returns the time of the next edition; it is computed again only when the answer changes. */
export function useEditionTime(dealtAt: number): EditionTime {
  const [now, setNow] = useState(Date.now);
  const time = editionTime(now, dealtAt);
  const { until } = time;
  useEffect(() => {
    // A timer may end a moment too early.
    const timer = setTimeout(() => setNow(Math.max(Date.now(), until)), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return time;
}
