import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { contestCalendar } from './contest-calendar';

const at = Date.UTC(2026, 10, 23, 9, 0);

test('a calendar gets each moment with its end, its reminder and the page', () => {
  const moment = { startsAt: at, endsAt: at + 3_600_000 };
  const lines = contestCalendar({
    process: 'c'.repeat(43) as ProcessId,
    at,
    page: 'https://rabbit.example/#/mini-build/signup',
    place: 'Lisbon; the hall, below',
    moments: [
      { name: 'voting', title: 'Submit, before it is too late', ...moment },
      { name: 'results', title: 'Results', ...moment },
    ],
  }).split('\r\n');
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
  expect(lines.filter((line) => line.startsWith('UID:'))).toHaveLength(2);
});
