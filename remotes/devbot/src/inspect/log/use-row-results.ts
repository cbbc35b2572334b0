import { hasCode } from '@rainbow-rabbit/shared/errors';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LedgerPlace } from '../../ledger/place';
import { readMessageResult } from '../../ledger/read-result';

/** The result of a row, as far as a list shows it. */
export interface RowResult {
  /** The error of the message; undefined for a message that was taken. */
  error?: string;
  /** Messages and spawns that the process sent. */
  sent: number;
}

/** Results that are kept; the oldest go first. */
const maxKept = 400;
/** Characters of an error that a list keeps. */
const maxError = 300;

/**
 * Reads the results of the messages that are seen, one after the other.
 * @returns the known results by message, and a function that takes the messages that are seen
 */
export function useRowResults(place: LedgerPlace, process: string) {
  const [results, setResults] = useState<ReadonlyMap<string, RowResult>>(new Map());
  const wanted = useRef<readonly string[]>([]);
  const wake = useRef<() => void>(undefined);

  useEffect(() => {
    const abort = new AbortController();
    const known = new Map<string, RowResult>();
    const failed = new Set<string>();
    let isReading = false;
    setResults(new Map());

    const readNext = async (message: string) => {
      try {
        const { error, messages, spawns, leftOut } = await readMessageResult(
          place,
          process,
          message,
          abort.signal,
        );
        known.set(message, {
          ...(error !== undefined && { error: error.slice(0, maxError) }),
          sent: messages.length + spawns.length + leftOut,
        });
        const [oldest] = known.keys();
        if (known.size > maxKept && oldest !== undefined) known.delete(oldest);
        if (!abort.signal.aborted) setResults(new Map(known));
      } catch (error) {
        if (!hasCode(error, 'http.aborted')) failed.add(message);
      }
    };
    const run = async () => {
      if (isReading) return;
      isReading = true;
      const next = () => wanted.current.find((id) => !(known.has(id) || failed.has(id)));
      for (let id = next(); id !== undefined && !abort.signal.aborted; id = next()) await readNext(id);
      isReading = false;
    };
    wake.current = () => void run();
    void run();
    return () => {
      wake.current = undefined;
      abort.abort();
    };
  }, [place, process]);

  const show = useCallback((messages: readonly string[]) => {
    wanted.current = messages;
    wake.current?.();
  }, []);
  return { results, show };
}
