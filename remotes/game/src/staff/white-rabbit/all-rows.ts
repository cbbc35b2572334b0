import { maxPageLimit } from '@rainbow-rabbit/processes/rabbit/client/domain';

/** Reads all pages of a list. */
export async function allRows<Row>(
  read: (page: { offset: number; limit: number }) => Promise<{ total: number; rows: readonly Row[] }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await read({ offset: rows.length, limit: maxPageLimit });
    rows.push(...page.rows);
    if (page.rows.length === 0 || rows.length >= page.total) return rows;
  }
}
