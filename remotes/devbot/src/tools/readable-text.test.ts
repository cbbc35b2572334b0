import { outputText, readableText } from './readable-text.domain';

test.each([
  ['hello', 'hello'],
  ['{"a":[1]}', '{\n  "a": [\n    1\n  ]\n}'],
  ['{no json', '{no json'],
  ['123456789012345678901234567890', '123456789012345678901234567890'],
])('%j is shown as %j', (text, shown) => {
  expect(readableText(text)).toBe(shown);
});

test('a huge text is cut off', () => {
  expect(readableText('x'.repeat(1_000_000))).toHaveLength(20_001);
});

test.each([
  ['text', 'text'],
  [{ data: 'text', print: true }, 'text'],
  [{ data: { output: 'text', json: 'null' } }, 'text'],
  [{ data: 7 }, '7'],
  [[], ''],
  [undefined, ''],
  [{ other: 1 }, ''],
])('the text of the output %j is %j', (output, text) => {
  expect(outputText(output)).toBe(text);
});
