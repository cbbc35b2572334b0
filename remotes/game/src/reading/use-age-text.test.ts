import { ageText } from './use-age-text';

describe('an age in words', () => {
  it.each([
    [0, 'now'],
    [59_999, '59 seconds ago'],
    [60_000, '1 minute ago'],
    [3_600_000 * 5, '5 hours ago'],
    [86_400_000, 'yesterday'],
    [-5000, 'now'],
  ])('of %d ms is %j', (age, text) => {
    expect(ageText(0, age, 'en-US')).toBe(text);
  });
});
