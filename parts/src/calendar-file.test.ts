import { type CalendarEvent, calendarFile, reminderLines } from './calendar-file';

const event: CalendarEvent = {
  id: 'meadow-7',
  sequence: 3,
  at: Date.UTC(2026, 10, 22, 9, 5, 7),
  startsAt: Date.UTC(2026, 11, 1, 22, 30),
  endsAt: Date.UTC(2026, 11, 2, 0, 30),
  title: 'Code, coffee; and \\ more',
  page: 'https://example.org/app/#/social/ph?meetup=7',
};

/** Reads a file as RFC 5545 says: its lines are unfolded, and each is a name and a value. */
function linesOf(file: string): Map<string, string> {
  expect(file.endsWith('\r\n')).toBe(true);
  const lines = file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]));
}

test('an event has what is known of it, with UTC times', () => {
  const file = calendarFile('Tests', [event]);
  expect(file.split('\r\n').slice(0, 6)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rainbow Rabbit//Tests//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
  ]);
  expect(Object.fromEntries(linesOf(file))).toEqual({
    BEGIN: 'VEVENT',
    VERSION: '2.0',
    PRODID: '-//Rainbow Rabbit//Tests//EN',
    CALSCALE: 'GREGORIAN',
    METHOD: 'PUBLISH',
    UID: 'meadow-7@rainbow-rabbit',
    DTSTAMP: '20261122T090507Z',
    'LAST-MODIFIED': '20261122T090507Z',
    SEQUENCE: '3',
    DTSTART: '20261201T223000Z',
    DTEND: '20261202T003000Z',
    SUMMARY: 'Code\\, coffee\\; and \\\\ more',
    URL: event.page,
    STATUS: 'CONFIRMED',
    END: 'VCALENDAR',
  });
  expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
});

test('a reminder comes before the end', () => {
  const file = calendarFile('Tests', [{ ...event, reminders: reminderLines('Soon', 3) }]);
  expect(file).toContain('BEGIN:VALARM\r\nACTION:DISPLAY\r\n');
  expect(linesOf(file).get('TRIGGER;RELATED=END')).toBe('-PT3H');
});

test.each([
  [false, 'CONFIRMED'],
  [true, 'CANCELLED'],
])('cancelled is %s: %s', (isCancelled, status) => {
  expect(linesOf(calendarFile('Tests', [{ ...event, isCancelled }])).get('STATUS')).toBe(status);
});

test.each([
  ['letters of one octet', 'x'],
  ['letters of two', 'ł'],
  ['letters of three', '開'],
  ['emoji of four', '🐇'],
])('no line of %s is longer than 75 octets, nor ends within a letter', (_, letter) => {
  for (let length = 1; length <= 80; length += 1) {
    const title = letter.repeat(length);
    const file = calendarFile('Tests', [{ ...event, title }]);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(linesOf(file).get('SUMMARY')).toBe(title);
  }
});

test('a text adds no line of its own', () => {
  const text = 'one\r\nEND:VEVENT\rATTACH:http://evil.example/\n\u0007X-EVIL:1\u0085';
  const file = calendarFile('Tests', [{ ...event, text, title: text, place: text }]);
  const names = file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => line.split(':')[0]);
  expect(names.filter((name) => name === 'END')).toHaveLength(2);
  expect(names).not.toContain('ATTACH');
  expect(names).not.toContain('X-EVIL');
});
