import { agoText } from './ago-text';

const day = 86_400_000;

test.each([
  [0, 'now'],
  [-5000, 'now'],
  [59_000, '59 seconds ago'],
  [90_000, '1 minute ago'],
  [day, 'yesterday'],
  [6 * day, '6 days ago'],
  [400 * day, 'last year'],
])('%i ms ago is %s', (ms, text) => {
  expect(agoText(1_700_000_000_000 - ms, 1_700_000_000_000, 'en-US')).toBe(text);
});

test('ages are in the language of the page', () => {
  expect(agoText(0, 3 * day, 'ja-JP')).toBe('3 日前');
});
