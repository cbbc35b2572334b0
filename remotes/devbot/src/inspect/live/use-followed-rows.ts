import { useCallback, useEffect, useRef, useState } from 'react';
import type { LedgerPlace } from '../../ledger/place';
import type { LoggedRow } from '../log/domain/log-row';
import { readRows } from '../log/read-rows';

/** Rows that are kept; the oldest go first. */
const maxKept = 2000;

interface FollowedParams {
  place: LedgerPlace;
  process: string;
  from: number;
  /** The end of the log, which moves on. */
  to: number;
}

/** Reads the rows of a log from a place on, and those that come. */
export function useFollowedRows({ place, process, from, to }: FollowedParams) {
  const [rows, setRows] = useState<readonly LoggedRow[]>([]);
  const [error, setError] = useState<unknown>();
  const [round, setRound] = useState(0);
  const next = useRef(from);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round reads what is missing again
  useEffect(() => {
    const abort = new AbortController();
    readRows(place, process, { from: next.current, to }, abort.signal).then(
      (read) => {
        if (abort.signal.aborted) return;
        next.current += read.length;
        setError(undefined);
        setRows((last) => [...last, ...read].slice(-maxKept));
      },
      (failure: unknown) => {
        if (!abort.signal.aborted) setError(failure);
      },
    );
    return () => abort.abort();
  }, [place, process, to, round]);

  const reload = useCallback(() => setRound((last) => last + 1), []);
  return { rows, error, reload };
}
