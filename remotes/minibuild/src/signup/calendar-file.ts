import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { utf8 } from '@rainbow-rabbit/shared/bytes';

/** Octets of the longest line, without its end (RFC 5545, section 3.1). */
const maxLineOctets = 75;

/** A moment of the contest as a calendar keeps it. */
export interface CalendarMoment {
  /** Tells it from the contest's other moments: a calendar that has it already takes a change over. */
  name: string;
  title: string;
  startsAt: number;
  endsAt: number;
}

interface ContestCalendarParams {
  process: ProcessId;
  /** Time of the answer that the moments are from, in Unix milliseconds: a later file replaces an earlier one. */
  at: number;
  /** Address of the page that says more. */
  page: string;
  place?: string | undefined;
  moments: readonly CalendarMoment[];
}

/** Returns moments of a contest as a calendar file (RFC 5545), each with a reminder three hours before its end. */
export function contestCalendar({ process, at, page, place, moments }: ContestCalendarParams): string {
  const events = moments.flatMap(({ name, title, startsAt, endsAt }) => [
    'BEGIN:VEVENT',
    `UID:${process}-${name}@rainbow-rabbit`,
    `DTSTAMP:${utcTime(at)}`,
    `SEQUENCE:${Math.floor(at / 60_000)}`,
    `DTSTART:${utcTime(startsAt)}`,
    `DTEND:${utcTime(endsAt)}`,
    `SUMMARY:${escapedText(title)}`,
    ...(place ? [`LOCATION:${escapedText(place)}`] : []),
    `URL:${new URL(page).href}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapedText(title)}`,
    'TRIGGER;RELATED=END:-PT3H',
    'END:VALARM',
    'END:VEVENT',
  ]);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rainbow Rabbit//Contests//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events,
    'END:VCALENDAR',
  ]
    .flatMap((line) => [...foldedLine(line), '\r\n'])
    .join('');
}

/** Returns a time as a date with UTC time (RFC 5545, section 3.3.5). */
function utcTime(timeMs: number): string {
  return new Date(timeMs).toISOString().replace(/\.\d+|[-:]/g, '');
}

/** Returns a value of type TEXT (RFC 5545, section 3.3.11), which has no control characters. */
function escapedText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Returns a line in parts of at most 75 octets, none of which ends within a character. */
function foldedLine(line: string): string[] {
  const parts: string[] = [];
  let octets = 0;
  for (const character of line) {
    const size = utf8(character).length;
    if (octets + size > maxLineOctets) {
      parts.push('\r\n ');
      octets = 1;
    }
    parts.push(character);
    octets += size;
  }
  return parts;
}
