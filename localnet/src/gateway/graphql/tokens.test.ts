import { QueryError } from './syntax';
import { tokensOf } from './tokens';

/** CPU time of a piece of work, in microseconds. */
function cpuOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

it('parses names, numbers, strings and punctuation between spaces, commas and comments', () => {
  expect(tokensOf('# first\n{ a(b: "c\\"d", e: -1.5), # last')).toEqual([
    { kind: 'punctuation', text: '{' },
    { kind: 'name', text: 'a' },
    { kind: 'punctuation', text: '(' },
    { kind: 'name', text: 'b' },
    { kind: 'punctuation', text: ':' },
    { kind: 'string', value: 'c"d' },
    { kind: 'name', text: 'e' },
    { kind: 'punctuation', text: ':' },
    { kind: 'number', value: -1.5 },
    { kind: 'punctuation', text: ')' },
  ]);
  expect(tokensOf(' ,# nothing')).toEqual([]);
  expect(() => tokensOf('{a}?')).toThrow(new QueryError('Unexpected character at 3'));
});

it.each([
  ['comment signs', '#', ''],
  ['comment signs before a wrong character', '#\n', '?'],
  ['spaces before a wrong character', ' ', '?'],
  ['quotation marks in a string without end', '\\"', ''],
  ['digits before a wrong character', '1', '?'],
])('spends no more on 27 %s than on a hundred honest queries of 100 kB', (name, part, end) => {
  const begin = name.startsWith('quotation') ? '{a}"' : '{a}';
  const parse = (text: string) => {
    try {
      tokensOf(text);
    } catch (reason) {
      expect(reason).toBeInstanceOf(QueryError);
    }
  };
  const honest = cpuOf(() => parse(`{${'carrots '.repeat(12_500)}}`));
  expect(cpuOf(() => parse(begin + part.repeat(27) + end))).toBeLessThan(100 * honest);
  parse(begin + part.repeat(100_000) + end);
});

it('rejects a query of more tokens than any client sends', () => {
  expect(() => tokensOf('{'.repeat(20_001))).toThrow(QueryError);
});
