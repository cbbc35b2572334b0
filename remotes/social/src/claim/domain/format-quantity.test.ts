import { formatQuantity } from './format-quantity';

it.each([
  ['0', 12, 'en-US', '0'],
  ['1', 12, 'en-US', '0.000000000001'],
  ['1500000000000', 12, 'en-US', '1.5'],
  ['1234567000', 3, 'en-US', '1,234,567'],
  ['42', 0, 'en-US', '42'],
  ['123456789012345678901234567890123', 12, 'en-US', '123,456,789,012,345,678,901.234567890123'],
  ['123456700', 2, 'pl-PL', '1\u00a0234\u00a0567'],
  ['150', 2, 'pl-PL', '1,5'],
])('%s units of a token with %d decimal places are exact in %s', (quantity, denomination, locale, text) => {
  expect(formatQuantity(quantity, denomination, locale)).toBe(text);
});

it('the longest quantity that a token may have keeps each of its digits', () => {
  const quantity = '9'.repeat(1000);
  const [whole = '', fraction] = formatQuantity(quantity, 36, 'en-US').split('.');
  expect(whole.replaceAll(',', '')).toBe('9'.repeat(964));
  expect(fraction).toBe('9'.repeat(36));
});

it.each(['-', 'abc', '1.5', '1e3'])('%j is no quantity', (text) => {
  expect(() => formatQuantity(text, 0, 'en-US')).toThrow(SyntaxError);
});
