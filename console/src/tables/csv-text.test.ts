import { csvText } from './csv-text';

/** Reads the cells of one line of CSV. */
const cellsOf = (line: string) =>
  [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, text = '']) => text.replaceAll('""', '"'));

test('a table has its head, its rows and the mark of UTF-8', () => {
  const text = csvText(
    ['number', 'nickname'],
    [
      [1, 'Ann'],
      [2, 'Zoë "Z", 兔'],
    ],
  );
  expect(text).toBe('\ufeff"number","nickname"\r\n"1","Ann"\r\n"2","Zoë ""Z"", 兔"\r\n');
});

test.each([
  '=HYPERLINK("https://evil.example")',
  '+1+cmd|/c calc!A0',
  '-2+3',
  '@SUM(1)',
  '\t=1',
  '\r=1',
  '  =1',
  '\u3000=1',
  '＝1',
  '＋1',
  '－1',
  '＠x',
])('no cell runs as a formula: %j', (text) => {
  const [, line = ''] = csvText(['x'], [[text]]).split(/\r\n(?=")/);
  expect(cellsOf(line)).toEqual([`'${text}`]);
});

test('names, addresses and negative numbers of our own stay as they are', () => {
  const [, line = ''] = csvText(['a', 'b', 'c'], [['Ann-Lee', 'ann+tag@example.org', -3]]).split('\r\n');
  expect(cellsOf(line)).toEqual(['Ann-Lee', 'ann+tag@example.org', '-3']);
});
