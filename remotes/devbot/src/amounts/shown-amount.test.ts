import { shownAmount } from './shown-amount';

test.each([
  ['1234500', 3, 'en-US', '1,234.5'],
  ['1234500', 3, 'pl-PL', '1234,5'],
  ['00012', 1, 'en-US', '1.2'],
  ['0', 12, 'en-US', '0'],
  ['9'.repeat(78), 0, 'en-US', `${'999,'.repeat(25)}999`],
  ['12'.repeat(500), 12, 'en-US', '≈ 1.21212 × 10^987'],
])('%s with %d places in %s', (quantity, denomination, iso, text) => {
  expect(shownAmount(quantity, denomination, iso)).toBe(text);
});
