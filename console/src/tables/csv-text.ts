/** Beginnings by which a spreadsheet takes a text for a formula, in their wide forms too. */
const formulaStart = /^[\s]*[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;

/** Returns a cell's text in quotes. A text that a spreadsheet would run begins with an apostrophe, which it shows as text. */
function cell(value: string | number): string {
  const text = String(value);
  const safe = typeof value === 'string' && formulaStart.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * Returns a table as CSV (RFC 4180) that a spreadsheet opens as text: no cell can run as a formula, and the mark at its
 * start says that it is UTF-8.
 */
export function csvText(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${[head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
