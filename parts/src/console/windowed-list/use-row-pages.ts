import { useCallback, useEffect, useRef, useState } from 'react';
import type { RowWindow } from './domain/window-of';

/** Rows of one read, unless a list says otherwise. */
const usualPageRows = 50;

/** Pages that are kept; those farthest from the screen go first. */
const keptPages = 40;

/** A page of a list in the ledger. */
export interface RowPage<Row> {
  total: number;
  rows: readonly Row[];
}

/** Reads a page of a list. */
export type ReadRows<Row> = (
  page: { offset: number; limit: number },
  options: { maxAgeMs: number; signal: AbortSignal },
) => Promise<RowPage<Row>>;

interface Loaded<Row> {
  total: number | undefined;
  pages: ReadonlyMap<number, readonly Row[]>;
  error: unknown;
}

/** A long list that is read where it is seen. */
export interface RowPages<Row> {
  /** Undefined until the first page is there. */
  total: number | undefined;
  /** Undefined while the row is on its way. */
  rowAt: (index: number) => Row | undefined;
  /** Takes the rows that are seen, and reads what is missing of them. */
  show: (rows: RowWindow) => void;
  error: unknown;
  /** Reads again what is seen. */
  reload: () => void;
}

const nothing = { total: undefined, pages: new Map(), error: undefined };

/** Returns the first page with rows that are seen and not there. */
function missingPage(
  pages: ReadonlyMap<number, unknown>,
  { first, end }: RowWindow,
  pageRows: number,
): number | undefined {
  for (let page = Math.floor(first / pageRows); page * pageRows < end; page++) {
    if (!pages.has(page)) return page;
  }
  return undefined;
}

/** Keeps a page, and drops the one that is farthest from it when there are too many. */
function keepPage<Row>(pages: Map<number, readonly Row[]>, page: number, rows: readonly Row[]): void {
  pages.set(page, rows);
  if (pages.size <= keptPages) return;
  const [farthest] = [...pages.keys()].sort((a, b) => Math.abs(b - page) - Math.abs(a - page));
  if (farthest !== undefined) pages.delete(farthest);
}

/**
 * Reads pages of a list as they come into view, one read at a time. Another `read` is another list.
 * @param pageRows rows of one read
 */
export function useRowPages<Row>(read: ReadRows<Row>, pageRows = usualPageRows): RowPages<Row> {
  const [list, setList] = useState<Loaded<Row>>(nothing);
  const [round, setRound] = useState(0);
  const wanted = useRef<RowWindow>({ first: 0, end: 1 });
  const listed = useRef<ReadRows<Row>>(read);
  const wake = useRef<() => void>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round reads the same list again
  useEffect(() => {
    const abort = new AbortController();
    const pages = new Map<number, readonly Row[]>();
    let isReading = false;
    let hasFailed = false;
    const isOther = listed.current !== read;
    listed.current = read;
    setList((last) => (isOther ? nothing : { ...last, error: undefined }));

    const readPage = async (page: number) => {
      const range = { offset: page * pageRows, limit: pageRows };
      const { total, rows } = await read(range, { maxAgeMs: 0, signal: abort.signal });
      if (abort.signal.aborted) return;
      keepPage(pages, page, rows.slice(0, pageRows));
      setList({ total, pages: new Map(pages), error: undefined });
    };
    const run = async () => {
      if (isReading || hasFailed) return;
      isReading = true;
      try {
        for (
          let page = missingPage(pages, wanted.current, pageRows);
          page !== undefined && !abort.signal.aborted;
        ) {
          await readPage(page);
          page = missingPage(pages, wanted.current, pageRows);
        }
      } catch (error) {
        hasFailed = true;
        if (!abort.signal.aborted) setList((last) => ({ ...last, error }));
      }
      isReading = false;
    };
    wake.current = () => void run();
    void run();
    return () => {
      wake.current = undefined;
      abort.abort();
    };
  }, [read, round, pageRows]);

  const show = useCallback((rows: RowWindow) => {
    wanted.current = rows;
    wake.current?.();
  }, []);
  const reload = useCallback(() => setRound((last) => last + 1), []);
  const rowAt = useCallback(
    (index: number) => list.pages.get(Math.floor(index / pageRows))?.[index % pageRows],
    [list, pageRows],
  );
  return { total: list.total, rowAt, show, error: list.error, reload };
}
