import { type RowPages, useRowPages } from '@rainbow-rabbit/parts/rows';
import { useCallback, useEffect, useRef } from 'react';
import type { LedgerPlace } from '../../ledger/place';
import type { LogOrder, LogRange } from './domain/log-range';
import type { LoggedRow } from './domain/log-row';
import { readRows } from './read-rows';

/** Rows of one read: those of one page of the scheduler unit. */
const pageRows = 100;

interface LogRowsParams {
  place: LedgerPlace;
  process: string;
  range: LogRange;
  order: LogOrder;
}

/**
 * Returns the rows of a part of a log, which are read where they are seen. The end of a part that is shown from its beginning on
 * may move on, and its rows stay.
 */
export function useLogRows({
  place,
  process,
  range: { from, to },
  order,
}: LogRowsParams): RowPages<LoggedRow> {
  const end = useRef(to);
  end.current = to;
  // The newest row moves with the end, so another end is another list then.
  const fixedEnd = order === 'newest' ? to : undefined;

  const read = useCallback(
    async (page: { offset: number; limit: number }, { signal }: { signal: AbortSignal }) => {
      const last = fixedEnd ?? end.current;
      const range = fixedEnd === undefined ? forward(from, last, page) : backward(from, last, page);
      const rows = await readRows(place, process, range, signal);
      return { total: last - from, rows: fixedEnd === undefined ? rows : rows.reverse() };
    },
    [place, process, from, fixedEnd],
  );
  const pages = useRowPages(read, { pageRows });

  const { refresh } = pages;
  const known = useRef(to);
  useEffect(() => {
    if (known.current !== to && fixedEnd === undefined) refresh();
    known.current = to;
  }, [to, fixedEnd, refresh]);
  return pages;
}

const forward = (
  from: number,
  to: number,
  { offset, limit }: { offset: number; limit: number },
): LogRange => ({
  from: from + offset,
  to: Math.min(to, from + offset + limit),
});

const backward = (
  from: number,
  to: number,
  { offset, limit }: { offset: number; limit: number },
): LogRange => ({
  from: Math.max(from, to - offset - limit),
  to: to - offset,
});
