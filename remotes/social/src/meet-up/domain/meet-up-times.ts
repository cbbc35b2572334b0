import { knownZone } from '@rainbow-rabbit/parts/zone-time/domain';
import { dayAndTime } from './day-and-time';
import { endOf, type MeetUpFacts } from './meet-up-facts';

/** The words for the time of a meet-up. */
export interface MeetUpTimes {
  /** In the city's time. */
  there: string;
  /** In the visitor's time; undefined where the clocks show the same, and where the city's zone is unknown here. */
  here?: string;
  /** The start in the visitor's time, where there is no room for the end: without the city's day. Undefined where `here` is. */
  startsHere?: string;
  /** The day of the month and the month in the city, for a calendar leaf. */
  day: string;
  month: string;
}

/**
 * Says when a meet-up is, in the city's time and in the visitor's, with the year where it isn't that of now.
 * @param iso the language, as for `Intl`
 * @param now Unix milliseconds
 * @param visitorZone for tests; the browser's own unless given
 */
export function meetUpTimes(
  meetUp: Pick<MeetUpFacts, 'startsAt' | 'minutes' | 'zone'>,
  iso: string,
  now: number,
  visitorZone?: string,
): MeetUpTimes {
  const cityZone = knownZone(meetUp.zone);
  const at = [meetUp.startsAt, endOf(meetUp)] as const;
  const long = (timeZone = visitorZone) => new Intl.DateTimeFormat(iso, dayAndTime({ at, now, timeZone }));
  const there = long(cityZone).formatRange(...at);
  const here = long().formatRange(...at);
  const dayIn = (timeZone = visitorZone) =>
    new Intl.DateTimeFormat(iso, { dateStyle: 'short', timeZone }).format(meetUp.startsAt);
  const clock = new Intl.DateTimeFormat(iso, { timeStyle: 'short', timeZone: visitorZone });
  const startsHere = (dayIn() === dayIn(cityZone) ? clock : long()).format(meetUp.startsAt);
  const leaf = (part: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(iso, { ...part, timeZone: cityZone ?? visitorZone });
  return {
    there,
    ...(here !== there && { here, startsHere }),
    day: leaf({ day: 'numeric' })
      .formatToParts(meetUp.startsAt)
      .filter(({ type }) => type === 'day')
      .map(({ value }) => value)
      .join(''),
    month: leaf({ month: 'short' }).format(meetUp.startsAt),
  };
}
