/** Beginnings by which a spreadsheet takes a text for a formula, in their wide forms too. */
const formulaStart = /^\s*[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;

/** Returns a cell in quotes. A text that a spreadsheet would run begins with an apostrophe, which it shows as text. */
function cell(value: string | number): string {
  const text = String(value);
  const isFormula = typeof value === 'string' && formulaStart.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** Returns a table as CSV (RFC 4180) in UTF-8 with its mark, no cell of which a spreadsheet runs as a formula. */
export function safeCsv(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${[head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
