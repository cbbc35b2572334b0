import { useCallback, useEffect, useState } from 'react';

interface PageState<Page> {
  status: 'reading' | 'read' | 'failed';
  /** The last answer, also while another one is on its way. */
  value?: Page | undefined;
  error?: unknown;
}

/** Something that is read once, and read again when it is asked for. */
export interface OnePage<Page> extends PageState<Page> {
  reload: () => void;
}

/**
 * Reads something once, past every cache; `reload` reads again.
 * @param of what the read depends on, as many each time: a change of it reads again
 */
export function usePage<Page>(
  of: readonly unknown[],
  read: (options: { maxAgeMs: number; signal: AbortSignal }) => Promise<Page>,
): OnePage<Page> {
  const [state, setState] = useState<PageState<Page>>({ status: 'reading' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read is named by its caller, and another round reads again
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
  }, [...of, round]);
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
