import { runDayAt } from './run-day.domain';

test.each([
  ['2026-11-23T00:00:00Z', '20261123', '2026-11-24T00:00:00Z'],
  ['2026-11-23T23:59:59Z', '20261123', '2026-11-24T00:00:00Z'],
  ['2026-12-31T12:00:00Z', '20261231', '2027-01-01T00:00:00Z'],
])('the daily run of %s is that of %s', (at, day, end) => {
  expect(runDayAt(Date.parse(at))).toEqual({ day, endsAt: Date.parse(end) });
});
