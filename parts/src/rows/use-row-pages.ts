import { poll, type ReadingStore } from '@rainbow-rabbit/shared/reading';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type HeldPages, pagesOfRows, withPage } from './domain/pages-of-rows';
import type { RowWindow } from './domain/window-of';

/** Rows of one read, unless a list says otherwise. */
const usualPageRows = 50;

/** The time for which the seen rows stay the same before missing ones are read: a quick scroll reads nothing on its way. */
const settledAfterMs = 120;

/** A page of a list in the ledger. */
export interface RowPage<Row> {
  total: number;
  rows: readonly Row[];
}

/** Reads a page of a list. */
export type ReadPage<Page> = (
  page: { offset: number; limit: number },
  options: { signal: AbortSignal; maxAgeMs?: number },
) => Promise<Page>;

/** Reads a page of a list of such rows. */
export type ReadRows<Row> = ReadPage<RowPage<Row>>;

type RowOf<Page extends RowPage<unknown>> = Page['rows'][number];

interface RowPagesOptions<Page> {
  /** Rows of one read; 50 unless given. */
  pageRows?: number;
  /**
   * The interval at which the seen rows are read again while the page is visible. Without it, a list is read again only when
   * asked to.
   */
  everyMs?: number;
  /** False while the page rests: then nothing is read. */
  isAwake?: boolean;
  /** The place where this browser keeps the first page: the next visit shows it at once, and so does one without network. */
  kept?: ReadingStore<Page> | undefined;
}

/** A long list that is read where it is seen. */
export interface RowPages<Row, Page = RowPage<Row>> {
  /** Undefined until the first rows are there. */
  total: number | undefined;
  /** The last answer. */
  latest: Page | undefined;
  /** Undefined while the row is on its way. */
  rowAt: (index: number) => Row | undefined;
  /** Takes the rows that are seen, and reads what is missing of them. */
  show: (rows: RowWindow) => void;
  /** The time of the last answer, in Unix milliseconds. */
  at: number;
  /** The failure of the last read; undefined once a read succeeds. */
  error: unknown;
  /** Reads again what is seen. */
  refresh: () => void;
}

interface Held<Page extends RowPage<unknown>> {
  read: ReadPage<Page>;
  latest: Page | undefined;
  pages: HeldPages<RowOf<Page>>;
  at: number;
  error?: unknown;
  /** True once the ledger has answered; what this browser kept may be of any age. */
  isRead: boolean;
}

function begin<Page extends RowPage<unknown>>(
  read: ReadPage<Page>,
  kept: ReadingStore<Page> | undefined,
): Held<Page> {
  const { value, at = 0 } = kept?.read() ?? {};
  return { read, latest: value, pages: new Map(value && [[0, value.rows]]), at, isRead: false };
}

/**
 * Reads pages of a list as they come into view, one read at a time. Rows that change stay where they are on the screen. Another
 * `read` is another list.
 */
export function useRowPages<Page extends RowPage<unknown>>(
  read: ReadPage<Page>,
  { pageRows = usualPageRows, everyMs, isAwake = true, kept }: RowPagesOptions<Page> = {},
): RowPages<RowOf<Page>, Page> {
  const [list, setList] = useState(() => begin(read, kept));
  if (list.read !== read) setList(begin(read, kept));
  const latest = useRef({ list, kept });
  const seen = useRef<RowWindow>({ first: 0, end: 1 });
  const wake = useRef<(isFresh: boolean) => void>(undefined);
  useEffect(() => {
    latest.current = { list, kept };
  });

  useEffect(() => {
    if (!isAwake) return;
    const abort = new AbortController();
    let held = latest.current.list;
    let isReading = false;
    let isAskedAgain = false;
    let timer: ReturnType<typeof setTimeout>;

    const accept = (change: Partial<Held<Page>>) => {
      if (abort.signal.aborted) return;
      held = { ...held, ...change };
      setList(held);
    };
    const readPage = async (page: number, isAgain: boolean) => {
      const isFresh = everyMs === undefined || (isAgain && held.isRead);
      const options = { signal: abort.signal, ...(isFresh && { maxAgeMs: 0 }) };
      const answer = await read({ offset: page * pageRows, limit: pageRows }, options);
      if (abort.signal.aborted) return;
      const at = Date.now();
      const pages = withPage(held.pages, page, answer.rows.slice(0, pageRows));
      accept({ latest: answer, pages, at, error: undefined, isRead: true });
      if (page === 0) latest.current.kept?.write({ value: answer, at });
    };
    const seenPages = () => pagesOfRows(seen.current, pageRows, held.latest?.total);
    const readAgain = async () => {
      isAskedAgain = false;
      const pages = seenPages();
      // Rows that nothing renews aren't shown again as they were.
      if (everyMs === undefined) held = { ...held, pages: new Map() };
      for (const page of pages) await readPage(page, true);
    };
    const missingPage = () => seenPages().find((page) => !held.pages.has(page));
    /** Reads what is seen again if that is asked for, then what is missing of what is seen meanwhile. */
    const readSeen = async () => {
      if (isAskedAgain) await readAgain();
      for (let page = missingPage(); page !== undefined && !abort.signal.aborted; page = missingPage()) {
        await readPage(page, false);
        if (isAskedAgain) await readAgain();
      }
    };
    const run = async (): Promise<boolean> => {
      if (isReading) return true;
      isReading = true;
      try {
        await readSeen();
        return true;
      } catch (error) {
        accept({ error });
        return false;
      } finally {
        isReading = false;
      }
    };
    const runAgain = (isAgain: boolean) => {
      isAskedAgain ||= isAgain;
      return run();
    };
    wake.current = (isAgain) => {
      clearTimeout(timer);
      if (isAgain) void runAgain(true);
      else if (held.error === undefined) timer = setTimeout(run, settledAfterMs);
    };
    const attempt = () => runAgain(held.latest !== undefined);
    const stop = everyMs === undefined ? undefined : poll({ everyMs, attempt });
    if (everyMs === undefined) void run();
    return () => {
      stop?.();
      clearTimeout(timer);
      wake.current = undefined;
      abort.abort();
    };
  }, [read, pageRows, everyMs, isAwake]);

  const show = useCallback((rows: RowWindow) => {
    seen.current = rows;
    wake.current?.(false);
  }, []);
  const refresh = useCallback(() => wake.current?.(true), []);
  const { pages, at, error } = list;
  const rowAt = useCallback(
    (index: number) => pages.get(Math.floor(index / pageRows))?.[index % pageRows],
    [pages, pageRows],
  );
  return { total: list.latest?.total, latest: list.latest, rowAt, show, at, error, refresh };
}
