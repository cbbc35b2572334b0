import { knownZone } from '@rainbow-rabbit/parts/zone-time/domain';

/** The words for a moment of the contest. */
export interface TimeWords {
  /** In the contest's zone. */
  there: string;
  /** In the visitor's zone; undefined where the clocks show the same, and where the contest's zone is unknown here. */
  here?: string;
}

interface TimeWordsParams {
  /** Unix milliseconds, as all times here. */
  at: number;
  now: number;
  /** The language, as for `Intl`. */
  iso: string;
  /** The contest's zone. */
  zone: string | undefined;
  /** For tests; the browser's own unless given. */
  visitorZone?: string;
}

/** Says when something is, in the contest's time and in the visitor's, with the year where it isn't that of now. */
export function timeWords({ at, now, iso, zone, visitorZone }: TimeWordsParams): TimeWords {
  const words = (timeZone: string | undefined) => {
    const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone });
    return new Intl.DateTimeFormat(iso, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      ...(year.format(at) !== year.format(now) && { year: 'numeric' }),
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    }).format(at);
  };
  const there = words((zone ? knownZone(zone) : undefined) ?? visitorZone);
  const here = words(visitorZone);
  return { there, ...(here !== there && { here }) };
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Says how far off a time is, 'in 3 days', rounded down to a whole unit; a time that has come is 'in 0 minutes'. */
export function timeUntil(at: number, now: number, iso: string): string {
  const left = Math.max(0, at - now);
  const [unit, unitMs] = units.find(([, ms]) => left >= ms) ?? units[2];
  return new Intl.RelativeTimeFormat(iso, { numeric: 'always' }).format(Math.floor(left / unitMs), unit);
}
