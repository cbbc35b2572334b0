import { useAwake } from '@rainbow-rabbit/parts/rest';
import { type ReadPage, type RowPages, useRowPages } from '@rainbow-rabbit/parts/rows';
import {
  type BoardPage,
  type BoardRow,
  type ProcessPlace,
  readBoard,
} from '@rainbow-rabbit/processes/community/client';
import { useCallback } from 'react';
import type { BoardView } from './domain/board-types';
import { renewEveryMs } from './renew-every-ms';

type ReadBoard = ReadPage<Pick<BoardPage, 'total' | 'others' | 'rows' | 'title'>>;

/** A board that is read where it is seen. */
export interface LiveRows extends RowPages<BoardRow> {
  /** Rows of the list of everybody who isn't known to be a person. */
  others: number;
  /** The title that the process has for the board, as it was given. */
  title: string | undefined;
}

/** Reads a board where it is seen, and the shown rows again from time to time. Another view is another list. */
export function useBoardRows(community: ProcessPlace, view: BoardView): LiveRows {
  const read = useCallback<ReadBoard>(
    (range, options) => readBoard(community, { ...view, ...range }, options),
    [community, view],
  );
  const rows = useRowPages(read, { everyMs: renewEveryMs, isAwake: useAwake() });
  return { ...rows, others: rows.latest?.others ?? 0, title: rows.latest?.title };
}
