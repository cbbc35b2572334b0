import type { MeetUp } from './replies/meet-ups';

const dayMs = 24 * 3_600_000;

/** More than the days since 1970 of any date that a meet-up can have. */
const days = 100_000;

/** The number of the news of a meet-up that has begun: none can come. */
export const meetUpBegun = Number.MAX_SAFE_INTEGER;

/** Returns the days from 1970 to a date, by the clocks of a time zone; by UTC for a zone that is unknown here. */
function dayOf(time: number, timeZone: string): number {
  try {
    // Swedish dates are those of ISO 8601.
    return Date.parse(new Intl.DateTimeFormat('sv', { timeZone }).format(time)) / dayMs;
  } catch {
    return Math.floor(time / dayMs);
  }
}

/**
 * Returns the number of the news that a meet-up is tomorrow, as a phone or a relay sees it: 0 unless it begins within a day, and
 * `meetUpBegun` from its start on. It grows with each change, and ends in its day.
 */
export function meetUpNews(
  { startsAt, zone, changes, cancelled }: Pick<MeetUp, 'startsAt' | 'zone' | 'changes' | 'cancelled'>,
  now: number,
): number {
  if (startsAt <= now) return meetUpBegun;
  if (cancelled || startsAt > now + dayMs) return 0;
  return changes * days + dayOf(startsAt, zone);
}

/** Returns the day of a number of news, in days since 1970. */
export const newsDay = (value: number): number => value % days;

/** Returns true where a phone that has a number has to get a later one: the meet-up is on another day. */
export const isMeetUpNews = (value: number, told: number): boolean =>
  value > told && value !== meetUpBegun && newsDay(value) !== newsDay(told);
