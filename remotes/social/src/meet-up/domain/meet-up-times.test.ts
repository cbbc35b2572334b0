import { meetUpTimes } from './meet-up-times';

const now = Date.UTC(2026, 5, 1);
const meetUp = { startsAt: Date.UTC(2026, 11, 1, 22, 30), minutes: 120, zone: 'Asia/Kolkata' };

test('the time is that of the city, with the visitor’s beside it', () => {
  const { there, here, startsHere, day, month } = meetUpTimes(meetUp, 'en-US', now, 'Europe/Lisbon');
  expect(there).toMatch(/^Wed, Dec 2,.* 4:00\D+6:00/);
  expect(here).toMatch(/^Tue, Dec 1,.* 10:30\D+Wed, Dec 2,.* 12:30/);
  expect(startsHere).toMatch(/^Tue, Dec 1,.* 10:30\sPM$/);
  expect([day, month]).toEqual(['2', 'Dec']);
});

test('the visitor’s start has no day where it is that of the city', () => {
  const { startsHere } = meetUpTimes({ ...meetUp, zone: 'Asia/Manila' }, 'en-US', now, 'Asia/Kolkata');
  expect(startsHere).toMatch(/^4:00\sAM$/);
});

test('one time is enough where the clocks show the same', () => {
  const times = meetUpTimes({ ...meetUp, zone: 'Europe/London' }, 'pl-PL', now, 'Europe/Lisbon');
  expect(times.here).toBeUndefined();
  expect(times.startsHere).toBeUndefined();
});

test('a zone that this browser does not know leaves the visitor’s time', () => {
  const { there, here } = meetUpTimes({ ...meetUp, zone: 'Mars/Olympus' }, 'ja-JP', now, 'Asia/Tokyo');
  expect(there).toContain('7時30分');
  expect(here).toBeUndefined();
});

test.each([Date.UTC(2024, 5, 1), Date.UTC(2027, 5, 1)])(
  'in %i a meet-up of another year has its year',
  (other) => {
    const { there, startsHere } = meetUpTimes(meetUp, 'en-US', other, 'Europe/Lisbon');
    expect(there).toMatch(/Dec 2, 2026/);
    expect(startsHere).toMatch(/Dec 1, 2026/);
    expect(meetUpTimes(meetUp, 'en-US', now, 'Europe/Lisbon').there).not.toContain('2026');
  },
);

test('the year is that of the clocks on the spot', () => {
  const newYear = { ...meetUp, startsAt: Date.UTC(2026, 11, 31, 20) };
  const { there, startsHere } = meetUpTimes(newYear, 'en-US', Date.UTC(2026, 11, 1), 'Europe/Lisbon');
  expect(there).toMatch(/Jan 1, 2027/);
  expect(startsHere).not.toContain('2026');
});
