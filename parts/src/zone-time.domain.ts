import { knownZone } from './known-zone.domain';

export { knownZone };

/**
 * Returns the clock of a time zone at an instant, as an input of date and time has it: `2026-11-22T19:30`; the visitor's own clock
 * for a zone that this browser doesn't know.
 */
export function clockAt(at: number, zone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: knownZone(zone),
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}

const asUtc = (clock: string) =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(clock) ? Date.parse(`${clock}Z`) : Number.NaN;

const dayMs = 86_400_000;
const minuteMs = 60_000;

/**
 * Returns the instant at which the clocks of a time zone show a date and time, in Unix milliseconds: the earlier one where they
 * show it twice. Undefined for a text that is no date and time, and for a time that the clocks skip.
 */
export function clockInstant(clock: string, zone: string): number | undefined {
  const utc = asUtc(clock);
  if (Number.isNaN(utc)) return undefined;
  const offsetAt = (at: number) => asUtc(clockAt(at, zone)) - Math.floor(at / minuteMs) * minuteMs;
  // One of the offsets a day before and a day after holds at the instant.
  return [utc - offsetAt(utc - dayMs), utc - offsetAt(utc + dayMs)]
    .sort((one, other) => one - other)
    .find((at) => clockAt(at, zone) === clock);
}

/** Returns the names of time zones to choose from, each once: the given ones first, and all that this browser knows. */
export const zoneNames = (first: readonly string[]): readonly string[] => [
  ...new Set([...first.filter((name) => name !== ''), ...Intl.supportedValuesOf('timeZone')]),
];

/** The time zone of this device. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
