import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ProcessRow } from './domain/process-row';
import { type CursorPlace, type ListedFilter, readListedProcesses } from './listed-page';

/** Rows that are listed, at most. */
export const maxListedRows = 200;

/** A list of processes, as far as it is read. */
export interface ListedProcesses {
  rows: readonly ProcessRow[];
  status: 'loading' | 'ready' | 'failed';
  error?: unknown;
  /** True when the gateway has older processes, which are not in the rows. */
  isPartial: boolean;
  /** Asks for older ones, or once more after a failure. */
  more: () => void;
}

interface Listed {
  filter: ListedFilter;
  rows: readonly ProcessRow[];
  next?: CursorPlace;
  status: ListedProcesses['status'];
  error?: unknown;
}

/**
 * Lists processes that the gateway knows, newest first.
 * @param filter must be the same object as long as the list is
 */
export function useListedProcesses(filter: ListedFilter): ListedProcesses {
  const { gateways } = useNetwork();
  const [listed, setListed] = useState<Listed>({ filter, rows: [], status: 'loading' });
  const control = useRef<AbortController>(undefined);

  const read = useCallback(
    async (before: Pick<Listed, 'rows' | 'next'>) => {
      control.current?.abort();
      const own = new AbortController();
      control.current = own;
      const become = (next: Listed) => {
        if (!own.signal.aborted) setListed(next);
      };
      become({ ...before, filter, status: 'loading' });
      try {
        const page = await readListedProcesses({ gateways, filter, at: before.next, signal: own.signal });
        const rows = [...before.rows, ...page.rows].slice(0, maxListedRows);
        become({ filter, rows, ...(page.next && { next: page.next }), status: 'ready' });
      } catch (error) {
        become({ ...before, filter, status: 'failed', error });
      }
    },
    [gateways, filter],
  );

  useEffect(() => {
    void read({ rows: [] });
    return () => control.current?.abort();
  }, [read]);

  // The list of the previous filter doesn't belong to this one.
  const { rows, next, status, error } = listed.filter === filter ? listed : noneYet;
  return {
    rows,
    status,
    error,
    isPartial: next !== undefined,
    more: () => void read({ rows, ...(next && { next }) }),
  };
}

const noneYet: Omit<Listed, 'filter'> = { rows: [], status: 'loading' };
