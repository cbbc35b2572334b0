import { knownZone } from '../../../meet-up/domain/meet-up-times';

/**
 * Returns the wall clock of a time zone at an instant, as an input of date and time has it: `2026-11-22T19:30`. The visitor's
 * own clock stands for that of a zone that this browser does not know.
 */
export function wallTime(at: number, zone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: knownZone(zone),
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** Reads a wall clock as if it were that of UTC; undefined for a text that is no date and time. */
function asUtc(wall: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wall)) return undefined;
  const at = Date.parse(`${wall}Z`);
  return Number.isNaN(at) ? undefined : at;
}

/**
 * Returns the instant at which the clocks of a time zone show a date and time, in Unix milliseconds: the earlier instant
 * where they show it twice. Undefined for a text that is no date and time, and for a time that the clocks skip.
 */
export function instantOf(wall: string, zone: string): number | undefined {
  const utc = asUtc(wall);
  if (utc === undefined) return undefined;
  const offsetAt = (at: number) => (asUtc(wallTime(at, zone)) ?? at) - Math.floor(at / 60_000) * 60_000;
  // The offsets of a day around include the offset that holds at the instant.
  const dayMs = 86_400_000;
  const instants = [offsetAt(utc - dayMs), offsetAt(utc + dayMs)].map((offset) => utc - offset);
  return instants.sort((one, other) => one - other).find((at) => wallTime(at, zone) === wall);
}
