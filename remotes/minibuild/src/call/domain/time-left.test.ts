import { timeLeft } from './time-left';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [2 * day + 4 * hour + 59 * minute, ['2 day', '4 hour']],
  [2 * day + 59 * minute, ['2 day']],
  [day - 1, ['23 hour', '59 minute']],
  [3 * hour, ['3 hour']],
  [minute, ['1 minute']],
  [minute - 1, []],
  [0, []],
])('%d ms are left in whole units', (left, expected) => {
  expect(timeLeft(left).parts.map(({ unit, count }) => `${count} ${unit}`)).toEqual(expected);
});

test.each([5 * day + 17, day + hour, 3 * hour + 12_345, 59 * minute, 61_000])(
  'what is shown of %d ms stays the same for as long as it says, and not longer',
  (left) => {
    const { parts, sameForMs } = timeLeft(left);
    expect(timeLeft(left - sameForMs + 1).parts).toEqual(parts);
    expect(timeLeft(left - sameForMs).parts).not.toEqual(parts);
  },
);
