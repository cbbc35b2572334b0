import { checkEveryMs, nextCheckInMs } from './next-check';

test('a check is due an hour after the last one, and at once after more', () => {
  expect(checkEveryMs).toBe(3_600_000);
  expect(nextCheckInMs(1000, 1000)).toBe(3_600_000);
  expect(nextCheckInMs(1000, 3_600_999)).toBe(1);
  expect(nextCheckInMs(1000, 3_601_000)).toBe(0);
  expect(nextCheckInMs(1000, 99_999_999)).toBe(0);
});

test('a clock that was set back makes no pause longer', () => {
  expect(nextCheckInMs(99_999_999, 1000)).toBe(3_600_000);
});
