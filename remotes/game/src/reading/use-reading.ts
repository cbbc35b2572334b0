import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { storedValue } from '../stored/stored-value';
import { poll } from './poll';
import { afterFailure, type Reading } from './reading';

interface UseReadingOptions<T> {
  /** Names what is read: another key is another reading. Undefined while there is nothing to read. */
  key: string | undefined;
  schema: v.GenericSchema<unknown, T>;
  read: (options: { signal: AbortSignal; maxAgeMs?: number }) => Promise<T>;
  everyMs: number;
}

export interface LiveReading<T> {
  reading: Reading<T>;
  /** Asks again now, past every cache. */
  refresh: () => Promise<void>;
  /** Takes over an answer that came another way, as the reply to a message of one's own. */
  accept: (value: T) => void;
}

/**
 * Keeps reading something while it is on the screen. The last answer is stored, so that a reload or a
 * dead spot shows what was known, with its age.
 */
export function useReading<T>({ key, schema, read, everyMs }: UseReadingOptions<T>): LiveReading<T> {
  const stored = useMemo(
    () => (key ? storedValue(localStorage, key, v.object({ value: schema, at: v.number() })) : undefined),
    [key, schema],
  );
  const [state, setState] = useState(() => ({ key, reading: lastKnown<T>(stored?.read()) }));
  if (state.key !== key) setState({ key, reading: lastKnown<T>(stored?.read()) });

  const latestRead = useRef(read);
  useEffect(() => {
    latestRead.current = read;
  });

  const accept = useCallback(
    (value: T) => {
      const at = Date.now();
      stored?.write({ value, at });
      setState({ key, reading: { status: 'current', value, at } });
    },
    [stored, key],
  );

  const attempt = useCallback(
    async (signal: AbortSignal, maxAgeMs?: number) => {
      try {
        const value = await latestRead.current({ signal, maxAgeMs });
        if (!signal.aborted) accept(value);
        return true;
      } catch (error) {
        if (!signal.aborted) setState((last) => ({ key, reading: afterFailure(last.reading, error) }));
        return false;
      }
    },
    [accept, key],
  );

  useEffect(() => {
    if (!key) return;
    const abort = new AbortController();
    const stop = poll({ everyMs, attempt: () => attempt(abort.signal) });
    return () => {
      stop();
      abort.abort();
    };
  }, [key, everyMs, attempt]);

  const refresh = useCallback(async () => {
    if (key) await attempt(new AbortController().signal, 0);
  }, [key, attempt]);

  return { reading: state.reading, refresh, accept };
}

function lastKnown<T>(stored: { value: T; at: number } | undefined): Reading<T> {
  return stored ? { status: 'current', ...stored } : { status: 'loading' };
}
