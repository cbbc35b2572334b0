import { plainLine } from './plain-text.domain';

test.each([
  ['Garden Carrots', 'Garden Carrots'],
  ['  a\n\tb  ', 'a b'],
  ['\u202eevil\u202c', 'evil'],
  ['A\u0000\u200bB', 'A B'],
  [`e${'\u0301'.repeat(50)}`, 'e\u0301\u0301\u0301'],
  ['🐇'.repeat(5), '🐇'.repeat(5)],
  ['x'.repeat(50), `${'x'.repeat(19)}…`],
  ['', ''],
])('%j is shown as %j', (text, shown) => {
  expect(plainLine(text, 20)).toBe(shown);
});
