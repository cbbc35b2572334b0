import { decimalText } from './token-reads';

it.each([
  ['0', 3, '0'],
  ['2500', 3, '2.5'],
  ['5', 3, '0.005'],
  ['1000', 3, '1'],
  ['1234567890123456789012345', 0, '1234567890123456789012345'],
  ['1234567890123456789012345', 12, '1234567890123.456789012345'],
])('%s with %i decimal places is shown as %s', (quantity, denomination, text) => {
  expect(decimalText(quantity, denomination)).toBe(text);
});
