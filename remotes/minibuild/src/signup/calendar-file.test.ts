import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { contestCalendar } from './calendar-file';

const at = Date.UTC(2026, 10, 23, 9, 0);
const calendar = (title: string) =>
  contestCalendar({
    process: 'c'.repeat(43) as ProcessId,
    at,
    page: 'https://rabbit.example/#/mini-build/signup',
    place: 'Lisbon; the hall, below',
    moments: [{ name: 'voting', title, startsAt: at, endsAt: at + 3_600_000 }],
  });

test('a calendar gets each moment with its end, its reminder and the page', () => {
  const lines = calendar('Submit, before it is too late').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART:20261123T090000Z',
      'DTEND:20261123T100000Z',
      'SUMMARY:Submit\\, before it is too late',
      'LOCATION:Lisbon\\; the hall\\, below',
      'URL:https://rabbit.example/#/mini-build/signup',
      'TRIGGER;RELATED=END:-PT3H',
    ]),
  );
  expect(lines.filter((line) => line.startsWith('UID:'))).toHaveLength(1);
  expect(lines.at(-2)).toBe('END:VCALENDAR');
});

test('no line is longer than 75 octets, and no character is cut', () => {
  const file = calendar('🐇'.repeat(60));
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'🐇'.repeat(60)}`);
});

test('a title can add no line of its own', () => {
  expect(calendar('A\r\nATTENDEE:mailto:x@y.z')).toContain('SUMMARY:A\\nATTENDEE:mailto:x@y.z');
});
