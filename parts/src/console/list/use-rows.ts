import { useEffect, useState } from 'react';

/** The rows of a list, as far as they are in this tab. */
export interface KeptRows<Row> {
  status: 'reading' | 'read' | 'failed';
  rows: readonly Row[];
  total: number;
  error?: unknown;
}

/** Reads the rows of a list from an offset on, as many as a page has. Another function is another list. */
type ReadRows<Row> = (
  offset: number,
  options: { maxAgeMs: number; signal: AbortSignal },
) => Promise<{ rows: readonly Row[]; total: number }>;

/**
 * Reads a list page by page.
 * @param atOnce rows that are read without asking, and as many more each time that it is asked to
 */
export function useRows<Row>(
  read: ReadRows<Row>,
  atOnce: number,
): { kept: KeptRows<Row>; readMore: () => void; reload: () => void } {
  const [kept, setKept] = useState<KeptRows<Row>>({ status: 'reading', rows: [], total: 0 });
  const [wanted, setWanted] = useState(atOnce);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round reads again
  useEffect(() => {
    const abort = new AbortController();
    const show = (next: KeptRows<Row>) => {
      if (!abort.signal.aborted) setKept(next);
    };
    let known: KeptRows<Row> = { status: 'reading', rows: [], total: 0 };
    const readAll = async () => {
      do {
        const { rows, total } = await read(known.rows.length, { maxAgeMs: 0, signal: abort.signal });
        known = { status: 'reading', rows: [...known.rows, ...rows], total };
        if (rows.length === 0) break;
        show(known);
      } while (!abort.signal.aborted && known.rows.length < Math.min(known.total, wanted));
      show({ ...known, status: 'read' });
    };
    readAll().catch((error) => show({ ...known, status: 'failed', error }));
    return () => abort.abort();
  }, [read, wanted, round]);

  return {
    kept,
    readMore: () => setWanted((last) => last + atOnce),
    reload: () => setRound((last) => last + 1),
  };
}
