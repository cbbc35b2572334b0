import { hasCode } from '@rainbow-rabbit/shared/errors';
import { poll } from '@rainbow-rabbit/shared/reading';
import { useEffect, useState } from 'react';
import type { LedgerPlace } from '../../ledger/place';
import { readLog } from '../../ledger/read-log';

/** The pause between two looks at a log that grows; up to eight times as long while nothing comes. */
const everyMs = 3000;
/** Pages that one look reads, at most; the next one goes on. */
const maxPages = 5;

interface LiveLengthParams {
  place: LedgerPlace;
  process: string;
  /** Entries of the log at the beginning. */
  length: number;
  isPaused: boolean;
}

/** Follows the length of a log while the page is visible, rarer while nothing comes. */
export function useLiveLength({ place, process, length: begun, isPaused }: LiveLengthParams) {
  const [length, setLength] = useState(begun);
  const [error, setError] = useState<unknown>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer log is no reason to begin anew
  useEffect(() => {
    if (isPaused) return;
    const abort = new AbortController();
    let known = length;
    const look = async () => {
      const before = known;
      for (let next: number | undefined = known, page = 0; next !== undefined && page < maxPages; page++) {
        const read = await readLog(place, process, { from: next, signal: abort.signal });
        known = Math.max(known, next + read.entries.length);
        next = read.next;
      }
      if (abort.signal.aborted) return true;
      setError(undefined);
      setLength(known);
      return known > before;
    };
    const attempt = () =>
      look().catch((failure: unknown) => {
        if (!hasCode(failure, 'http.aborted')) setError(failure);
        return false;
      });
    const stop = poll({ everyMs, attempt });
    return () => {
      stop();
      abort.abort();
    };
  }, [place, process, isPaused]);

  return { length, error };
}
