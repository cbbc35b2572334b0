import { useEffect, useState } from 'react';

/** A value, and for a moment after it has gone the last one, so that it can leave gracefully. */
export function useLingering<T>(
  value: T | undefined,
  forMs: number,
): { shown: T | undefined; isLeaving: boolean } {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);

  useEffect(() => {
    if (value !== undefined) return;
    const timer = setTimeout(() => setLast(undefined), forMs);
    return () => clearTimeout(timer);
  }, [value, forMs]);

  return { shown: value ?? last, isLeaving: value === undefined && last !== undefined };
}
