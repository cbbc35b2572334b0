import { safeCsv } from './csv-text';

test('a table keeps its commas, quotes and lines', () => {
  expect(safeCsv(['name', 'points'], [['Ann, "the" quick\nfox', 7]])).toBe(
    '\ufeff"name","points"\r\n"Ann, ""the"" quick\nfox","7"\r\n',
  );
});

test.each(['=1+1', '+48 1', '-2', '@sum', '\t=1', ' =1', '＝1', '\r\n=1'])('%j is no formula', (text) => {
  expect(safeCsv([], [[text]])).toContain(`"'${text}"`);
});
