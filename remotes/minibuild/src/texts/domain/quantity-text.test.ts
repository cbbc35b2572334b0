import { quantityText } from './quantity-text';

test.each([
  ['1500000000000', 12, 'en', '1.5'],
  ['1', 12, 'en', '0.000000000001'],
  ['123456789', 0, 'en', '123,456,789'],
  ['2500', 3, 'pl', '2,5'],
  ['0', 6, 'ja', '0'],
  ['9007199254740993000', 3, 'en', '9,007,199,254,740,993'],
])('%s units of a token with %d places is %s: %s', (quantity, places, locale, text) => {
  expect(quantityText(quantity, places, locale)).toBe(text);
});
