import { codeError, outputOf, plainText } from './read-output';

it('takes the colours of a terminal out of a text, and writes out what has no look', () => {
  expect(plainText('\u001b[32mgreen\u001b[0m\tand\n\u0007plain\u202e')).toBe(
    'green\tand\n\\u0007plain\\u202e',
  );
});

it('cuts a text that is endless', () => {
  expect(plainText('x'.repeat(300_000))).toHaveLength(100_001);
});

it.each([
  [{ data: 'hello\n5' }, 'hello\n5'],
  [{ data: { output: 'earlier form' } }, 'earlier form'],
  ['text alone', 'text alone'],
  [{ data: 5 }, ''],
  [undefined, ''],
  [null, ''],
])('reads the output of %j', (output, text) => {
  expect(outputOf({ Output: output })).toBe(text);
});

it('finds the line of an error that code raised', () => {
  const error =
    '\n\n\u001b[31merror:\n\u001b[0m[string ".handlers"]:723: [string "aos"]:3: attempt to index a nil value';
  expect(codeError(error)).toEqual({ text: 'attempt to index a nil value', line: 3 });
});

it('finds the line of code that is no Lua', () => {
  expect(codeError(`[string "aos"]:2: unexpected symbol near '='`)).toEqual({
    text: `unexpected symbol near '='`,
    line: 2,
  });
});

it('keeps an error without a line as it is', () => {
  expect(codeError('out of memory')).toEqual({ text: 'out of memory' });
});
