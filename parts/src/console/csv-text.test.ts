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
  ['=HYPERLINK("https://evil.example")', '\'=HYPERLINK("https://evil.example")'],
  ['+1+cmd|/c calc!A0', "'+1+cmd|/c calc!A0"],
  ['-2+3', "'-2+3"],
  ['@SUM(1)', "'@SUM(1)"],
  ['\t=1', "' =1"],
  ['\r=1', "' =1"],
  ['  =1', "'  =1"],
  ['\u3000=1', "'\u3000=1"],
  ['\u200b=1', "'\u200b=1"],
  ['"=1"', '\'"=1"'],
  ['＝1', "'＝1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠x', "'＠x"],
  ["a@b.pl;=cmd|' /C calc'!A0;", "a@b.pl;'=cmd|' /C calc'!A0;"],
  ['a@b.pl\n=1', 'a@b.pl =1'],
  ['a@b.pl\t=1', 'a@b.pl =1'],
  ['a,"@x|-1', "a,'\"@x|'-1"],
])('no cell runs as a formula, whatever parts cells: %j', (text, safe) => {
  const [, line = ''] = csvText(['x'], [[text]]).split(/\r\n(?=")/);
  expect(cellsOf(line)).toEqual([safe]);
});

test('names, addresses and negative numbers of our own stay as they are', () => {
  const [, line = ''] = csvText(['a', 'b', 'c'], [['Ann-Lee', 'ann+tag@example.org', -3]]).split('\r\n');
  expect(cellsOf(line)).toEqual(['Ann-Lee', 'ann+tag@example.org', '-3']);
});
