const dayMs = 86_400_000;

/** The day of a daily run: it begins and ends at midnight in UTC. */
export interface RunDay {
  /** `YYYYMMDD`, as the ledger names it. */
  day: string;
  /** Unix milliseconds. */
  endsAt: number;
}

/** Returns the day of a moment. */
export function runDayAt(now: number): RunDay {
  return {
    day: new Date(now).toISOString().slice(0, 10).replaceAll('-', ''),
    endsAt: (Math.floor(now / dayMs) + 1) * dayMs,
  };
}
