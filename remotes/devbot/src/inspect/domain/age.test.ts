import { ageIn } from './age';

it.each([
  [-5, 0, 'minute'],
  [59_999, 0, 'minute'],
  [60_000, 1, 'minute'],
  [7_199_999, 1, 'hour'],
  [3 * 86_400_000, 3, 'day'],
  [70 * 86_400_000, 2, 'month'],
  [800 * 86_400_000, 2, 'year'],
])('of %d ms is %d %s', (ms, value, unit) => {
  expect(ageIn(ms)).toEqual({ value, unit });
});
