import { leftOf, quantityOf, shareOf, sumOf } from './quantity';

test.each([
  ['2', 3, '2000'],
  ['2.5', 3, '2500'],
  ['2,5', 1, '25'],
  ['0.001', 3, '1'],
  ['007', 0, '7'],
  ['2.50', 1, '25'],
  ['9007199254740993', 0, '9007199254740993'],
])('%s with %d places is %s', (text, places, quantity) => {
  expect(quantityOf(text, places)).toBe(quantity);
});

test.each([
  ['', 3],
  ['0', 3],
  ['0.0001', 3],
  ['-1', 3],
  ['1e3', 3],
  ['1.2.3', 3],
  ['2.5', 0],
])('%j with %d places is no amount', (text, places) => {
  expect(quantityOf(text, places)).toBeUndefined();
});

test('large quantities keep their last digit', () => {
  expect(sumOf(['90071992547409910', '3'])).toBe('90071992547409913');
  expect(leftOf('10', '3')).toBe('7');
  expect(leftOf('3', '10')).toBe('0');
  expect(shareOf('10', 3)).toBe('3');
});
