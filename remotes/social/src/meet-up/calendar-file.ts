import type { MeetUp } from '@rainbow-rabbit/processes/community/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { utf8 } from '@rainbow-rabbit/shared/bytes';
import { endOf } from './domain/meet-up-facts';

/** Octets of the longest line, without its end (RFC 5545, section 3.1). */
const maxLineOctets = 75;

/** The facts of a meet-up that a calendar keeps. */
export type CalendarFacts = Pick<
  MeetUp,
  'id' | 'title' | 'text' | 'startsAt' | 'minutes' | 'place' | 'cancelled' | 'changes' | 'changedAt'
>;

/**
 * Returns a meet-up as a calendar file (RFC 5545) of one event. A calendar that has the event already, by process and
 * number, takes a later change over.
 * @param page the address of the meet-up's open card
 */
export function meetUpCalendar(
  meetUp: CalendarFacts,
  { process, page }: { process: ProcessId; page: string },
): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rainbow Rabbit//Meet-ups//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${process}-${meetUp.id}@rainbow-rabbit`,
    `DTSTAMP:${utcTime(meetUp.changedAt)}`,
    `LAST-MODIFIED:${utcTime(meetUp.changedAt)}`,
    `SEQUENCE:${meetUp.changes}`,
    `DTSTART:${utcTime(meetUp.startsAt)}`,
    `DTEND:${utcTime(endOf(meetUp))}`,
    `SUMMARY:${escapedText(meetUp.title)}`,
    `DESCRIPTION:${escapedText(meetUp.text)}`,
    `LOCATION:${escapedText(meetUp.place)}`,
    `URL:${new URL(page).href}`,
    `STATUS:${meetUp.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
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
