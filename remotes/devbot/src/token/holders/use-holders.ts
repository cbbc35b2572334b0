import { readBalances } from '@rainbow-rabbit/processes/token/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useEffect, useRef, useState } from 'react';
import { type HolderRow, mergedHolders } from './merged-holders';

/** Holders that are read at most: a page can't hold more without a pause. */
export const maxHolders = 20_000;

/** The holders of a token, as far as they are read. */
export interface Holders {
  status: 'idle' | 'reading' | 'read' | 'failed';
  /** The largest first. */
  rows: readonly HolderRow[];
  /** True while the token has more than are read. */
  hasMore: boolean;
  error?: unknown;
}

/** Reads the holders of a token page by page, each on demand: the next one, or again from the first. */
export function useHolders(
  process: ProcessId,
): Holders & { readNext: () => Promise<void>; restart: () => Promise<void> } {
  const ao = useAo();
  const [holders, setHolders] = useState<Holders>({ status: 'idle', rows: [], hasMore: true });
  const next = useRef<string>(undefined);
  const latest = useRef<AbortController>(undefined);
  useEffect(() => () => latest.current?.abort(), []);

  const read = async (after: string | undefined, before: readonly HolderRow[]) => {
    latest.current?.abort();
    const mine = new AbortController();
    latest.current = mine;
    const show = (change: Partial<Holders>) => {
      if (latest.current === mine && !mine.signal.aborted) setHolders((now) => ({ ...now, ...change }));
    };
    show({ status: 'reading', error: undefined });
    try {
      const options = { maxAgeMs: 0, signal: mine.signal, ...(after !== undefined && { after }) };
      const page = await readBalances({ ao, process }, options);
      const rows = mergedHolders(before, page.balances, maxHolders);
      // A token that gives the same pages again and again adds nobody.
      const hasGrown = rows.length > before.length && rows.length < maxHolders;
      next.current = page.next;
      show({ status: 'read', rows, hasMore: page.next !== undefined && hasGrown });
    } catch (error) {
      show({ status: 'failed', error });
    }
  };
  return { ...holders, readNext: () => read(next.current, holders.rows), restart: () => read(undefined, []) };
}
