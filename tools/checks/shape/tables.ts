/** A row of a table in a page: the names in backquotes of each cell. */
export interface TableRow {
  line: number;
  cells: readonly (readonly string[])[];
}

/** A table of a page in Markdown. */
export interface PageTable {
  /** The line of its head. */
  line: number;
  /** The texts of the head's cells. */
  head: readonly string[];
  rows: readonly TableRow[];
}

const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** Lists the tables of a page. */
export function tablesIn(text: string): PageTable[] {
  const lines = text.split('\n');
  return lines.flatMap((head, index) => {
    if (!head.startsWith('|') || !/^\|[-:| ]+\|$/.test(lines[index + 1] ?? '')) return [];
    const end = lines.findIndex((line, at) => at > index && !line.startsWith('|'));
    const rows = lines.slice(index + 2, end < 0 ? undefined : end).map((line, at) => ({
      line: index + at + 3,
      cells: cellsOf(line).map(quoted),
    }));
    return [{ line: index + 1, head: cellsOf(head), rows }];
  });
}
