const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A length of time in the one or two units that say it best. */
export interface TimeLeft {
  /** Largest unit first; none once less than a minute is left. */
  parts: readonly { unit: 'day' | 'hour' | 'minute'; count: number }[];
  /** Milliseconds until the parts change: until then, nothing need be drawn. */
  sameForMs: number;
}

/**
 * Returns the time that is left, in days and hours, hours and minutes, or minutes. It counts whole units, so nobody is shown
 * more time than there is.
 * @param leftMs 0 or more
 */
export function timeLeft(leftMs: number): TimeLeft {
  const isLong = leftMs >= dayMs;
  const [large, small] = isLong ? [dayMs, hourMs] : [hourMs, minuteMs];
  const parts = [
    { unit: isLong ? ('day' as const) : ('hour' as const), count: Math.floor(leftMs / large) },
    { unit: isLong ? ('hour' as const) : ('minute' as const), count: Math.floor((leftMs % large) / small) },
  ].filter(({ count }) => count > 0);
  return { parts, sameForMs: (leftMs % small) + 1 };
}
