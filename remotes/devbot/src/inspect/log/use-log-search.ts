import { useEffect, useState } from 'react';
import type { LedgerPlace } from '../../ledger/place';
import { type LogOrder, type LogRange, nextStep } from './domain/log-range';
import { type LoggedRow, type LogRowFilter, passes } from './domain/log-row';
import { readRows } from './read-rows';

/** Entries that are looked at without asking. */
const entriesAtOnce = 2000;
/** Rows that a search keeps. */
const maxFound = 2000;

/** A search through a log, as far as it is. */
export interface LogSearch {
  rows: readonly LoggedRow[];
  /** Entries that were looked at. */
  looked: number;
  /** `waits` when there is more, and somebody has to ask for it. */
  status: 'looking' | 'waits' | 'done' | 'failed';
  error?: unknown;
}

interface SearchParams {
  place: LedgerPlace;
  process: string;
  range: LogRange;
  order: LogOrder;
  filter: LogRowFilter;
}

const nothing: LogSearch = { rows: [], looked: 0, status: 'looking' };

/**
 * Looks for the entries of a range that a filter lets through: 2,000 entries, and as many more each time that it is asked to.
 * @param params must be stable as long as the search is (`useMemo`); undefined while there is no search
 */
export function useLogSearch(params: SearchParams | undefined): { search: LogSearch; goOn: () => void } {
  const [state, setState] = useState({ params, search: nothing });
  const [wanted, setWanted] = useState({ params, entries: entriesAtOnce });
  const entries = wanted.params === params ? wanted.entries : entriesAtOnce;
  const search = state.params === params ? state.search : nothing;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a search goes on from where it is
  useEffect(() => {
    if (!params) return;
    const { place, process, range, order, filter } = params;
    const abort = new AbortController();
    let known = search;
    const show = (next: LogSearch) => {
      known = next;
      if (!abort.signal.aborted) setState({ params, search: next });
    };
    const look = async () => {
      const size = range.to - range.from;
      while (
        !abort.signal.aborted &&
        known.looked < Math.min(size, entries) &&
        known.rows.length < maxFound
      ) {
        const step = nextStep(range, order, known.looked);
        const rows = await readRows(place, process, step, abort.signal);
        const found = rows.filter((row) => passes(row, filter));
        const looked = known.looked + (step.to - step.from);
        const ordered = order === 'oldest' ? found : found.reverse();
        show({ rows: [...known.rows, ...ordered], looked, status: 'looking' });
      }
      show({ ...known, status: known.looked < size ? 'waits' : 'done' });
    };
    look().catch((error: unknown) => show({ ...known, status: 'failed', error }));
    return () => abort.abort();
  }, [params, entries]);

  const goOn = () => setWanted({ params, entries: search.looked + entriesAtOnce });
  return { search, goOn };
}
