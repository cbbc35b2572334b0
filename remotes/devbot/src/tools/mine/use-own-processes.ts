import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ownProcesses } from '../../bot/own-processes';
import { type ProcessRow, withFresh } from './domain/process-row';
import { type CursorPlace, readOwnProcesses } from './own-processes-page';

/** Rows that are listed, at most. */
export const maxOwnRows = 200;

/** The processes of a wallet, as far as they are known. */
interface OwnProcesses {
  rows: readonly ProcessRow[];
  status: 'loading' | 'ready' | 'failed';
  error?: unknown;
  /** True when the gateway has older ones. */
  hasMore: boolean;
  /** True when there are more than are listed at most. */
  isFull: boolean;
  /** Asks for older ones, or once more after a failure. */
  more: () => void;
}

interface Listed {
  owner: string;
  rows: readonly ProcessRow[];
  next?: CursorPlace;
  status: OwnProcesses['status'];
  error?: unknown;
}

/** Returns the processes that a wallet owns: those that the gateway lists, and before them new ones of this browser. */
export function useOwnProcesses(owner: string): OwnProcesses {
  const { gateways } = useNetwork();
  const made = useKeptValue(ownProcesses);
  const [listed, setListed] = useState<Listed>({ owner, rows: [], status: 'loading' });
  const control = useRef<AbortController>(undefined);

  const read = useCallback(
    async (before: Pick<Listed, 'rows' | 'next'>) => {
      control.current?.abort();
      const own = new AbortController();
      control.current = own;
      const become = (next: Listed) => {
        if (!own.signal.aborted) setListed(next);
      };
      become({ ...before, owner, status: 'loading' });
      try {
        const page = await readOwnProcesses({ gateways, owner, at: before.next, signal: own.signal });
        const rows = [...before.rows, ...page.rows].slice(0, maxOwnRows);
        become({ owner, rows, ...(page.next && { next: page.next }), status: 'ready' });
      } catch (error) {
        become({ ...before, owner, status: 'failed', error });
      }
    },
    [gateways, owner],
  );

  useEffect(() => {
    void read({ rows: [] });
    return () => control.current?.abort();
  }, [read]);

  // The list of the previous wallet doesn't belong to this wallet.
  const { rows, next, status, error } = listed.owner === owner ? listed : noneYet;
  const hasMore = next !== undefined && rows.length < maxOwnRows;
  return {
    rows: useMemo(
      () =>
        withFresh(
          rows,
          made
            .filter((one) => one.owner === owner)
            .map(({ process, name, at }) => ({ process, name, at, kind: 'process' })),
          next !== undefined,
        ),
      [rows, made, owner, next],
    ),
    status,
    error,
    hasMore,
    isFull: next !== undefined && rows.length >= maxOwnRows,
    more: () => void read({ rows, ...(next && { next }) }),
  };
}

const noneYet: Omit<Listed, 'owner'> = { rows: [], status: 'loading' };
