const minuteMs = 60_000;

/** Returns the begun minutes until a moment; 0 once it has passed. */
export const minutesLeft = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / minuteMs));
