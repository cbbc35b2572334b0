import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { type CalendarFacts, meetUpCalendar } from './meet-up-calendar';

const process = `${'A'.repeat(42)}E` as ProcessId;
const page = 'https://example.org/app/#/social/ph?meetup=7';
const meetUp: CalendarFacts = {
  id: 7,
  title: 'Code, coffee; and \\ more',
  text: 'Bring a laptop.\nNewcomers are welcome.',
  startsAt: Date.UTC(2026, 11, 1, 22, 30),
  minutes: 120,
  place: 'Library, second floor',
  changes: 3,
  changedAt: Date.UTC(2026, 10, 22, 9, 5, 7),
};

/** Reads a file as RFC 5545 says: its lines are unfolded, and each is a name and a value. */
function linesOf(file: string): Map<string, string> {
  expect(file.endsWith('\r\n')).toBe(true);
  const lines = file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]));
}

test('a meet-up is one event, with UTC times', () => {
  const file = meetUpCalendar(meetUp, { process, page });
  expect(file.split('\r\n').slice(0, 6)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rainbow Rabbit//Meet-ups//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
  ]);
  expect(file).toContain('DESCRIPTION:Bring a laptop.\\nNewcomers are welcome.\r\n');
  expect(Object.fromEntries(linesOf(file))).toMatchObject({
    UID: `${process}-7@rainbow-rabbit`,
    DTSTAMP: '20261122T090507Z',
    'LAST-MODIFIED': '20261122T090507Z',
    SEQUENCE: '3',
    DTSTART: '20261201T223000Z',
    DTEND: '20261202T003000Z',
    SUMMARY: 'Code\\, coffee\\; and \\\\ more',
    LOCATION: 'Library\\, second floor',
    URL: page,
    STATUS: 'CONFIRMED',
    END: 'VCALENDAR',
  });
  expect(file.endsWith('END:VALARM\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  // A day before it begins: it lasts for two hours.
  expect(file).toContain('TRIGGER;RELATED=END:-PT26H\r\n');
});

test('a cancelled one keeps its identity', () => {
  const lines = linesOf(meetUpCalendar({ ...meetUp, cancelled: true, changes: 4 }, { process, page }));
  expect(['UID', 'SEQUENCE', 'STATUS'].map((name) => lines.get(name))).toEqual([
    `${process}-7@rainbow-rabbit`,
    '4',
    'CANCELLED',
  ]);
});
