import { csvText } from '@rainbow-rabbit/parts/console/tables';
import { type CsvReading, readInSpreadsheet } from './spreadsheet';

const signs = ['=', '+', '-', '@', '＝'];
const separators = [',', ';', '\t', '|', '\n', '\r\n', '\u2028'];
/** Texts that a spreadsheet may skip before a sign. */
const skipped = ['', ' ', '"', '""', "'", '\u200b', '\u00a0', '" "'];

/** Texts that a stranger could seal or choose as a nickname: a formula at the start, and after each separator. */
const hostile = [...signs].flatMap((sign) =>
  skipped.flatMap((before) => [
    `${before}${sign}1+1`,
    ...separators.map((separator) => `a@b.pl${separator}${before}${sign}1+1${separator}`),
    `a@b.pl";${before}${sign}1+1;"`,
    `a@b.pl",${before}${sign}1+1,"`,
  ]),
);

/** Returns a table of texts as a program writes it that quotes cells and thinks of nothing else. */
const careless = (texts: readonly string[], separator: string) =>
  `\ufeff${texts.map((text, row) => `"${row}"${separator}"${text.replaceAll('"', '""')}"\r\n`).join('')}`;

test.each<[country: string, CsvReading]>([
  ['the United States', { separator: ',', language: 1033 }],
  ['Poland', { separator: ';', language: 1045 }],
  ['Japan', { separator: '\t', language: 1041 }],
])('a spreadsheet of %s shows exported texts and runs none', async (_, reading) => {
  const rows = hostile.map((text, row) => [row, text, 'Zoë 兔']);
  const { exported, planted } = await readInSpreadsheet(
    { exported: csvText(['row', 'text', 'name'], rows), planted: careless(hostile, reading.separator) },
    reading,
  );
  expect(planted.formulas.length).toBeGreaterThan(0);
  expect(exported.formulas).toEqual([]);
  expect(exported.texts.filter((text) => text.includes('Zoë 兔'))).toHaveLength(hostile.length);
});
