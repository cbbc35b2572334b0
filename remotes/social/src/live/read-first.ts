interface FirstRows<Row> {
  /** The number of rows that there are. */
  total: number;
  rows: readonly Row[];
}

interface FirstParams {
  /** The most rows that are read. */
  limit: number;
  /** The rows that one reply has at most. */
  pageRows: number;
}

/** Reads the first rows of a list, a page at a time, until the limit or the end of the list. */
export async function readFirst<Row>(
  { limit, pageRows }: FirstParams,
  readPage: (page: { offset: number; limit: number }) => Promise<FirstRows<Row>>,
): Promise<FirstRows<Row>> {
  let list: FirstRows<Row> = { total: limit, rows: [] };
  for (let offset = 0; offset < Math.min(limit, list.total); offset += pageRows) {
    const { total, rows } = await readPage({ offset, limit: pageRows });
    list = { total, rows: [...list.rows, ...rows] };
  }
  return list;
}
