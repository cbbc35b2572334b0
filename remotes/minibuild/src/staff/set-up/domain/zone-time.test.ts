import { clockAt, clockInstant, zoneNames } from './zone-time';

const at = Date.UTC(2026, 10, 21, 10, 0);

test('a clock is that of the zone, whatever zone the device is in', () => {
  expect(clockAt(at, 'Asia/Kolkata')).toBe('2026-11-21T15:30');
  expect(clockInstant('2026-11-21T15:30', 'Asia/Kolkata')).toBe(at);
  expect(clockInstant('2026-11-21T10:00', 'Europe/Lisbon')).toBe(at);
});

test('an hour that the clocks show twice is the earlier one, and one that they skip is none', () => {
  expect(clockInstant('2026-10-25T02:30', 'Europe/Warsaw')).toBe(Date.UTC(2026, 9, 25, 0, 30));
  expect(clockInstant('2026-03-29T02:30', 'Europe/Warsaw')).toBeUndefined();
});

test.each(['', 'tomorrow', '2026-11-21', '2026-13-21T10:00'])('%j is no time', (text) => {
  expect(clockInstant(text, 'UTC')).toBeUndefined();
});

test('a zone is offered once', () => {
  const names = zoneNames(['Asia/Tokyo', '', 'Asia/Tokyo']);
  expect(names[0]).toBe('Asia/Tokyo');
  expect(new Set(names).size).toBe(names.length);
});
