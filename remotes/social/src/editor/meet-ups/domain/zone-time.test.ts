import { instantOf, wallTime } from './zone-time';

test.each([
  ['2026-12-01T19:30', 'Asia/Kolkata', '2026-12-01T14:00:00Z'],
  ['2026-07-01T19:30', 'Europe/Lisbon', '2026-07-01T18:30:00Z'],
  ['2026-12-01T19:30', 'Europe/Lisbon', '2026-12-01T19:30:00Z'],
  ['2027-01-01T00:00', 'Asia/Manila', '2026-12-31T16:00:00Z'],
  ['2026-11-01T00:30', 'America/New_York', '2026-11-01T04:30:00Z'],
])('%s in %s is %s', (wall, zone, instant) => {
  const at = Date.parse(instant);
  expect(instantOf(wall, zone)).toBe(at);
  expect(wallTime(at, zone)).toBe(wall);
});

test('a time that the clocks show twice is the earlier one', () => {
  expect(instantOf('2026-10-25T01:30', 'Europe/Lisbon')).toBe(Date.parse('2026-10-25T00:30:00Z'));
});

test.each(['2026-03-29T01:30', '', '2026-02-31T10:00', 'tomorrow'])('%s is no time in Lisbon', (wall) => {
  expect(instantOf(wall, 'Europe/Lisbon')).toBeUndefined();
});

test('the clock of a zone that this browser does not know is its own', () => {
  const at = Date.parse('2026-12-01T14:00:00Z');
  const own = wallTime(at, Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(wallTime(at, 'Mars/Olympus')).toBe(own);
  expect(instantOf(own, 'Mars/Olympus')).toBe(at);
});
