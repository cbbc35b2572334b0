import { useEffect, useRef, useState } from 'react';
import type { ReadRows } from '../../rows';
import { type LogPart, withNewest, withOlder } from './log-part.domain';

/** The rows of a list, as far as they are in this tab. */
interface KeptRows<Row> extends LogPart<Row> {
  status: 'reading' | 'read' | 'failed';
  error?: unknown;
}

/** A list of a process. */
export interface RowsSource<Row> {
  /** Reads a page, the newest rows first in a log. */
  read: ReadRows<Row>;
  /** Rows of the longest page. */
  pageRows: number;
  /** Rows that are read without asking, and as many more each time that it is asked to. */
  atOnce: number;
  /**
   * The state of a process whose log it is: another one may come of further rows. A log only grows, so that its length says which rows
   * are new. Another list is read from its first page on each time.
   */
  logOf?: object;
}

/** Reads a list page by page. */
export function useRows<Row>({ read, pageRows, atOnce, logOf }: RowsSource<Row>) {
  const nothing: KeptRows<Row> = { status: 'reading', rows: [], total: 0 };
  const [kept, setKept] = useState(nothing);
  const [wanted, setWanted] = useState(atOnce);
  const [round, setRound] = useState(0);
  const known = useRef(nothing);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round, and another state of the process, read again
  useEffect(() => {
    const abort = new AbortController();
    const show = (next: KeptRows<Row>) => {
      if (abort.signal.aborted) return;
      known.current = next;
      setKept(next);
    };
    const page = (offset: number) => read({ offset, limit: pageRows }, { maxAgeMs: 0, signal: abort.signal });
    const longer = async (part: LogPart<Row>): Promise<LogPart<Row>> => {
      const next = await page(part.rows.length);
      if (logOf) return withOlder(part, next);
      return next.rows.length === 0 ? part : { rows: [...part.rows, ...next.rows], total: next.total };
    };
    const readAll = async () => {
      let part = withNewest<Row>(logOf ? known.current : nothing, await page(0));
      while (!abort.signal.aborted && part.rows.length < Math.min(part.total, wanted)) {
        show({ status: 'reading', ...part });
        const before = part;
        part = await longer(before);
        if (part === before) break;
      }
      show({ status: 'read', ...part });
    };
    readAll().catch((error: unknown) => show({ ...known.current, status: 'failed', error }));
    return () => abort.abort();
  }, [pageRows, wanted, round, logOf]);

  return {
    kept,
    readMore: () => setWanted((last) => last + atOnce),
    reload: () => setRound((last) => last + 1),
  };
}
