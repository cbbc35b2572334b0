import { eventTime } from './event-time.domain';

const times = { startsAt: 1000, endsAt: 5000 };

test.each([
  [times, 400, { status: 'before', ms: 600 }],
  [times, 1000, { status: 'during', ms: 4000 }],
  [times, 5000, { status: 'over' }],
  [{ startsAt: 1000 }, 1000, { status: 'unset' }],
  [{}, 7, { status: 'unset' }],
])('of %j at %d is %j', (given, now, expected) => {
  expect(eventTime(given, now)).toEqual(expected);
});
