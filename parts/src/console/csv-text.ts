/** Control characters and line ends, at some of which spreadsheets begin a cell or a row even between quotes. */
const controls = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * Places where a spreadsheet may see a formula: a sign that begins one, in its wide form too, at the start of a text or after
 * a separator of some country, with white space, invisible characters and quotes between them.
 */
const formulaStart = /(?<=^|[,;|])(?=[\s\p{Cf}"']*[=+\-@\uff0b\uff0d\uff1d\uff20])/gu;

/** Returns a cell's text in quotes. A text that a spreadsheet would run begins with an apostrophe, which it shows as text. */
function cell(value: string | number): string {
  const text = String(value);
  const safe = typeof value === 'string' ? text.replace(controls, ' ').replace(formulaStart, "'") : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * Returns a table as CSV (RFC 4180) that a spreadsheet opens as text: no cell can run as a formula, whichever of comma,
 * semicolon, tab and bar the spreadsheet takes for the separator, and the mark at its start says that it is UTF-8.
 */
export function csvText(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${[head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
