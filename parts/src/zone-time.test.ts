import { clockAt, clockInstant, zoneNames } from './zone-time.domain';

test.each([
  ['2026-12-01T19:30', 'Asia/Kolkata', '2026-12-01T14:00:00Z'],
  ['2026-07-01T19:30', 'Europe/Lisbon', '2026-07-01T18:30:00Z'],
  ['2026-12-01T19:30', 'Europe/Lisbon', '2026-12-01T19:30:00Z'],
  ['2027-01-01T00:00', 'Asia/Manila', '2026-12-31T16:00:00Z'],
  ['2026-11-01T00:30', 'America/New_York', '2026-11-01T04:30:00Z'],
])('%s in %s is %s', (clock, zone, instant) => {
  const at = Date.parse(instant);
  expect(clockInstant(clock, zone)).toBe(at);
  expect(clockAt(at, zone)).toBe(clock);
});

test('a time that the clocks show twice is the earlier one', () => {
  expect(clockInstant('2026-10-25T01:30', 'Europe/Lisbon')).toBe(Date.parse('2026-10-25T00:30:00Z'));
});

test.each(['2026-03-29T01:30', '', '2026-02-31T10:00', 'tomorrow'])('%s is no time in Lisbon', (clock) => {
  expect(clockInstant(clock, 'Europe/Lisbon')).toBeUndefined();
});

test('the clock of a zone that this browser does not know is its own', () => {
  const at = Date.parse('2026-12-01T14:00:00Z');
  const own = clockAt(at, Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(clockAt(at, 'Mars/Olympus')).toBe(own);
  expect(clockInstant(own, 'Mars/Olympus')).toBe(at);
});

test('a zone is offered once, the given ones first', () => {
  const names = zoneNames(['Asia/Tokyo', '', 'Asia/Tokyo']);
  expect(names[0]).toBe('Asia/Tokyo');
  expect(new Set(names).size).toBe(names.length);
});
