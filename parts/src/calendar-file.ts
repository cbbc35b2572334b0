import { utf8 } from '@rainbow-rabbit/shared/bytes';
import { saveFile } from '@rainbow-rabbit/shared/files';

/** Octets of the longest line, without its end (RFC 5545, section 3.1). */
const maxLineOctets = 75;

/** An event as a calendar keeps it. Times are Unix milliseconds. */
export interface CalendarEvent {
  /** Distinguishes it from all other events: a calendar that has it already takes a later change over. */
  id: string;
  /** Number of its changes: a file with a higher one replaces an earlier one. */
  sequence: number;
  /** Time of the facts. */
  at: number;
  startsAt: number;
  endsAt: number;
  title: string;
  text?: string | undefined;
  place?: string | undefined;
  /** Address of the page that says more. */
  page: string;
  isCancelled?: boolean | undefined;
  /** The lines of its reminders. */
  reminders?: readonly string[];
}

/**
 * Returns a calendar file (RFC 5545).
 * @param product the part of the app that it is from, in English
 */
export function calendarFile(product: string, events: readonly CalendarEvent[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Rainbow Rabbit//${product}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ]
    .flatMap((line) => [...foldedLine(line), '\r\n'])
    .join('');
}

/** Hands a calendar file to the device's calendar. */
export function saveCalendar(name: string, file: string): void {
  saveFile(name, file, 'text/calendar;charset=utf-8');
}

function linesOf({ title, text, place, isCancelled, reminders = [], ...event }: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@rainbow-rabbit`,
    `DTSTAMP:${utcTime(event.at)}`,
    `LAST-MODIFIED:${utcTime(event.at)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART:${utcTime(event.startsAt)}`,
    `DTEND:${utcTime(event.endsAt)}`,
    `SUMMARY:${escapedText(title)}`,
    ...(text === undefined ? [] : [`DESCRIPTION:${escapedText(text)}`]),
    ...(place ? [`LOCATION:${escapedText(place)}`] : []),
    `URL:${new URL(event.page).href}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...reminders,
    'END:VEVENT',
  ];
}

/** Returns the lines of a reminder so many hours before the end of an event. */
export const reminderLines = (title: string, hours: number): readonly string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapedText(title)}`,
  `TRIGGER;RELATED=END:-PT${hours}H`,
  'END:VALARM',
];

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
