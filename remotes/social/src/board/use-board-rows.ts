import type { BoardPage, BoardRow } from '@rainbow-rabbit/processes/community/client';
import { poll } from '@rainbow-rabbit/shared/reading';
import { useCallback, useEffect, useRef, useState } from 'react';
import { pageRows, pagesOfRows, type ShownRows, withPage } from './domain/kept-pages';

/** The interval at which the shown rows are read again (docs/product.md 9.186). */
export const renewEveryMs = 60_000;

/** The time for which the shown rows stay the same before missing ones are read: a quick scroll reads nothing on its way. */
const settledAfterMs = 120;

/** Reads some rows of one board. */
export type ReadRange = (
  range: { offset: number; limit: number },
  options: { signal: AbortSignal; maxAgeMs?: number },
) => Promise<Pick<BoardPage, 'total' | 'others' | 'rows' | 'title'>>;

interface Loaded {
  read: ReadRange;
  total?: number;
  others?: number;
  title?: string | undefined;
  pages: ReadonlyMap<number, readonly BoardRow[]>;
  /** The time of the last answer, in Unix milliseconds. */
  at: number;
  error?: unknown;
}

/** A board that is read where it is seen. */
export interface LiveRows {
  /** Undefined until the first rows are there. */
  total: number | undefined;
  /** Rows of the list of everybody who isn't known to be a person. */
  others: number;
  /** The title that the process has for the board, as it was given. */
  title: string | undefined;
  /** Undefined while the row is on its way. */
  rowAt: (index: number) => BoardRow | undefined;
  /** Takes the rows that are near the screen, and reads what is missing of them. */
  show: (rows: ShownRows) => void;
  at: number;
  /** The failure of the last read; undefined once a read succeeds. */
  error: unknown;
  /** Reads the shown rows again. */
  refresh: () => void;
}

const nothing = (read: ReadRange): Loaded => ({ read, pages: new Map(), at: 0 });

/**
 * Reads a board where it is seen, one read at a time, and reads the shown rows again from time to time while the page is
 * visible and awake. Rows that change stay where they are on the screen. Another `read` is another board.
 */
export function useBoardRows(read: ReadRange, isAwake: boolean): LiveRows {
  const [list, setList] = useState<Loaded>(() => nothing(read));
  if (list.read !== read) setList(nothing(read));
  const latest = useRef(list);
  const wanted = useRef<ShownRows>({ first: 0, end: 1 });
  const wake = useRef<(isFresh: boolean) => void>(undefined);
  useEffect(() => {
    latest.current = list;
  });

  useEffect(() => {
    if (!isAwake) return;
    const abort = new AbortController();
    let held = latest.current.read === read ? latest.current : nothing(read);
    let isReading = false;
    let timer: ReturnType<typeof setTimeout>;

    const accept = (change: Partial<Loaded>) => {
      if (abort.signal.aborted) return;
      held = { ...held, ...change };
      setList(held);
    };
    const readPage = async (page: number, maxAgeMs?: number) => {
      const range = { offset: page * pageRows, limit: pageRows };
      const answer = await read(range, { signal: abort.signal, ...(maxAgeMs !== undefined && { maxAgeMs }) });
      const pages = withPage(held.pages, page, answer.rows.slice(0, pageRows));
      const { total, others, title } = answer;
      accept({ total, others, title, pages, at: Date.now(), error: undefined });
    };
    const missing = () => pagesOfRows(wanted.current, held.total).find((page) => !held.pages.has(page));
    /** Reads the shown pages: all of them when fresh ones are asked for, then what is missing meanwhile. */
    const readShown = async (isFresh: boolean) => {
      const known = isFresh ? pagesOfRows(wanted.current, held.total) : [];
      for (const page of known) await readPage(page, 0);
      for (let page = missing(); page !== undefined && !abort.signal.aborted; page = missing())
        await readPage(page);
    };
    const run = async (isFresh: boolean): Promise<boolean> => {
      if (isReading) return true;
      isReading = true;
      try {
        await readShown(isFresh);
        return true;
      } catch (error) {
        accept({ error });
        return false;
      } finally {
        isReading = false;
      }
    };
    wake.current = (isFresh) => {
      clearTimeout(timer);
      if (isFresh) void run(true);
      else if (held.error === undefined) timer = setTimeout(() => void run(false), settledAfterMs);
    };
    const stop = poll({ everyMs: renewEveryMs, attempt: () => run(held.total !== undefined) });
    return () => {
      stop();
      clearTimeout(timer);
      wake.current = undefined;
      abort.abort();
    };
  }, [read, isAwake]);

  const show = useCallback((rows: ShownRows) => {
    wanted.current = rows;
    wake.current?.(false);
  }, []);
  const refresh = useCallback(() => wake.current?.(true), []);
  const { pages } = list;
  const rowAt = useCallback(
    (index: number) => pages.get(Math.floor(index / pageRows))?.[index % pageRows],
    [pages],
  );
  const { total, others = 0, title, at, error } = list;
  return { total, others, title, rowAt, show, at, error, refresh };
}
