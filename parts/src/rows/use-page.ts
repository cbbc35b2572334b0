import { useCallback, useEffect, useState } from 'react';

interface PageState<Page> {
  status: 'reading' | 'read' | 'failed';
  /** The last answer, also while another one is on its way. */
  value?: Page | undefined;
  error?: unknown;
}

/** Reads something once, past every cache; another `read` reads again, and so does `reload`. */
export function usePage<Page>(
  read: (options: { maxAgeMs: number; signal: AbortSignal }) => Promise<Page>,
): PageState<Page> & { reload: () => void } {
  const [state, setState] = useState<PageState<Page>>({ status: 'reading' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round reads again
  useEffect(() => {
    const abort = new AbortController();
    setState(({ value }) => ({ status: 'reading', value }));
    read({ maxAgeMs: 0, signal: abort.signal }).then(
      (value) => {
        if (!abort.signal.aborted) setState({ status: 'read', value });
      },
      (error) => {
        if (!abort.signal.aborted) setState({ status: 'failed', error });
      },
    );
    return () => abort.abort();
  }, [read, round]);
  return { ...state, reload: useCallback(() => setRound((last) => last + 1), []) };
}

/**
 * Reads all pages of a list.
 * @param limit rows of one page
 * @param most rows that are read at most
 */
export async function readAllPages<Row>(
  page: (range: { offset: number; limit: number }) => Promise<{ total: number; rows: readonly Row[] }>,
  limit: number,
  most: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let offset = 0; offset < most; offset += limit) {
    const read = await page({ offset, limit });
    rows.push(...read.rows);
    if (offset + limit >= read.total || read.rows.length === 0) break;
  }
  return rows;
}
