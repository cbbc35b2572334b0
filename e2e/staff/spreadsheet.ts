import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { findLibreOffice } from '../../tools/run/libreoffice.mjs';

/** A country's way to read a CSV file: the character between cells, and the language by its Windows number. */
export interface CsvReading {
  separator: ',' | ';' | '\t' | '|';
  language: number;
}

/** A file as a spreadsheet read it: its formulas, and the texts of its cells, row by row. */
export interface ReadSheet {
  formulas: string[];
  texts: string[];
}

const allOf = (document: string, pattern: RegExp) =>
  [...document.matchAll(pattern)].map(([, text = '']) => text);

/** Reads the texts and formulas of a flat OpenDocument file. */
function sheetOf(document: string): ReadSheet {
  const [, table = ''] = document.split('<office:spreadsheet>');
  return {
    formulas: allOf(table, /table:formula="([^"]*)"/g),
    texts: allOf(table, /<text:p>(.*?)<\/text:p>/gs),
  };
}

/**
 * Reads CSV files in LibreOffice Calc, without a window.
 * @param files contents by name
 * @throws Error when LibreOffice is not installed or reads no file
 */
export async function readInSpreadsheet<Name extends string>(
  files: Readonly<Record<Name, string>>,
  { separator, language }: CsvReading,
): Promise<Record<Name, ReadSheet>> {
  const program = findLibreOffice();
  if (!program)
    throw new Error('LibreOffice is not installed: "npm test" brings it, or install "libreoffice-calc".');
  const folder = await mkdtemp(join(tmpdir(), 'spreadsheet-'));
  try {
    const names = Object.keys(files) as Name[];
    for (const name of names) await writeFile(join(folder, `${name}.csv`), files[name]);
    // Separator, quotation mark, UTF-8, first line, no formats, language.
    const filter = `CSV:${separator.charCodeAt(0)},34,76,1,,${language}`;
    await promisify(execFile)(
      program,
      [
        `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
        '--headless',
        `--infilter=${filter}`,
        '--convert-to',
        'fods',
        '--outdir',
        folder,
        ...names.map((name) => join(folder, `${name}.csv`)),
      ],
      { env: { ...process.env, HOME: folder } },
    );
    const read = names.map(
      async (name) => [name, sheetOf(await readFile(join(folder, `${name}.fods`), 'utf8'))] as const,
    );
    return Object.fromEntries(await Promise.all(read)) as Record<Name, ReadSheet>;
  } finally {
    await rm(folder, { recursive: true });
  }
}
