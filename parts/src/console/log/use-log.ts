import { useEffect, useRef, useState } from 'react';
import type { ReadRows } from '../../rows';
import { type LogPart, withNewest, withOlder } from './log-part.domain';

/** Pages that are read without asking. */
const pagesAtOnce = 10;

/** The log as far as it is in this tab. */
interface KeptLog<Act> extends LogPart<Act> {
  status: 'reading' | 'read' | 'failed';
  error?: unknown;
}

/** A log of a process. */
export interface LogSource<Act> {
  /** Reads a page, newest first. */
  read: ReadRows<Act>;
  /** Rows of the longest page. */
  pageRows: number;
  /** The state of the process: another one may come of further acts. */
  state: unknown;
}

/**
 * Reads the log of the staff, from the newest act on: up to ten pages, and as many more each time that it is asked to. The log only
 * grows, so that its length says which rows are new.
 */
export function useLog<Act>({ read, pageRows, state }: LogSource<Act>) {
  const nothing: KeptLog<Act> = { status: 'reading', rows: [], total: 0 };
  const [log, setLog] = useState(nothing);
  const [wanted, setWanted] = useState(pagesAtOnce * pageRows);
  const [round, setRound] = useState(0);
  const known = useRef(nothing);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round, and another state of the process, read again; another function of the same process does not
  useEffect(() => {
    const abort = new AbortController();
    const show = (next: KeptLog<Act>) => {
      if (abort.signal.aborted) return;
      known.current = next;
      setLog(next);
    };
    const page = (offset: number) => read({ offset, limit: pageRows }, { maxAgeMs: 0, signal: abort.signal });
    const readAll = async () => {
      let part = withNewest<Act>(known.current, await page(0));
      while (!abort.signal.aborted && part.rows.length < Math.min(part.total, wanted)) {
        show({ status: 'reading', ...part });
        const longer = withOlder(part, await page(part.rows.length));
        if (longer === part) break;
        part = longer;
      }
      show({ status: 'read', ...part });
    };
    readAll().catch((error: unknown) => show({ ...known.current, status: 'failed', error }));
    return () => abort.abort();
  }, [pageRows, wanted, round, state]);

  return {
    log,
    readMore: () => setWanted((last) => last + pagesAtOnce * pageRows),
    reload: () => setRound((last) => last + 1),
  };
}
