import { maxEntries, type ProcessPlace, readResults } from '@rainbow-rabbit/processes/minibuild/client';
import type { RecountedRow } from './recount';

const pageRows = 50;

/** Reads all results that a contest's process has published. */
export async function publishedRows(contest: ProcessPlace): Promise<RecountedRow[]> {
  const rows: RecountedRow[] = [];
  for (let offset = 0; offset < maxEntries; offset += pageRows) {
    const page = await readResults(contest, { offset, limit: pageRows }, { maxAgeMs: 0 });
    rows.push(
      ...page.rows.map(({ place, entry, approvals, jury, points }) => ({
        place,
        entry,
        approvals,
        jury,
        points,
      })),
    );
    if (rows.length >= page.total) break;
  }
  return rows;
}

/** Returns the rows of one list that the other doesn't have at the same position. */
export const differences = (published: readonly RecountedRow[], counted: readonly RecountedRow[]): string[] =>
  Array.from({ length: Math.max(published.length, counted.length) }, (_, index) => index).flatMap((index) => {
    const [one, other] = [JSON.stringify(published[index]), JSON.stringify(counted[index])];
    return one === other ? [] : [`Row ${index + 1} of the results is ${one}, counted again ${other}.`];
  });
