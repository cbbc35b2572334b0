import { timeUntil, timeWords } from './time-words';

const at = Date.UTC(2026, 10, 28, 18, 0);
const now = Date.UTC(2026, 10, 23, 9, 0);

test('a moment has the time of the contest, and the visitor’s where it differs', () => {
  const common = { at, now, iso: 'en-US', zone: 'Asia/Singapore' };
  expect(timeWords({ ...common, visitorZone: 'Europe/Lisbon' })).toEqual({
    there: 'Sun, Nov 29, 2:00 AM',
    here: 'Sat, Nov 28, 6:00 PM',
  });
  expect(timeWords({ ...common, visitorZone: 'Asia/Singapore' })).toEqual({ there: 'Sun, Nov 29, 2:00 AM' });
});

test('a zone that this browser does not know is the visitor’s own', () => {
  expect(timeWords({ at, now, iso: 'en-US', zone: 'Moon/Base', visitorZone: 'UTC' })).toEqual({
    there: 'Sat, Nov 28, 6:00 PM',
  });
});

test('another year is named', () => {
  const next = Date.UTC(2027, 0, 2, 12, 0);
  expect(timeWords({ at: next, now, iso: 'en-US', zone: 'UTC', visitorZone: 'UTC' }).there).toBe(
    'Sat, Jan 2, 2027, 12:00 PM',
  );
});

test.each([
  [5 * 86_400_000 + 3_600_000, 'in 5 days'],
  [7_199_000, 'in 1 hour'],
  [119_000, 'in 1 minute'],
  [-1000, 'in 0 minutes'],
])('%d ms off are %s', (left, words) => {
  expect(timeUntil(now + left, now, 'en-US')).toBe(words);
});
