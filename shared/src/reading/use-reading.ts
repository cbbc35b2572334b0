import { useCallback, useEffect, useRef, useState } from 'react';
import { type Follow, followAnswers } from './followed';
import { poll } from './poll';
import { afterFailure, type Reading } from './reading';

/** An answer and the time at which it came, in Unix milliseconds. */
export interface KeptAnswer<T> {
  value: T;
  at: number;
}

/** Keeps the last answer of a reading, as in the browser's storage. */
export interface ReadingStore<T> {
  read(): KeptAnswer<T> | undefined;
  write(answer: KeptAnswer<T>): void;
}

interface UseReadingOptions<T> {
  /** Names what is read: another key is another reading. Undefined while there is nothing to read. */
  key: string | undefined;
  /** Where the last answer is kept, if it outlives the page; another key has another store. */
  store?: ReadingStore<T>;
  read: (options: { signal: AbortSignal; maxAgeMs?: number }) => Promise<T>;
  everyMs: number;
  /** Brings answers by themselves: as long as they come, nothing is read. Another function is followed anew. */
  follow?: Follow<T>;
}

export interface LiveReading<T> {
  /** Its `at` is the time of the first of several equal answers while it is current, and of the last once it is stale. */
  reading: Reading<T>;
  /** Asks again now, past every cache. */
  refresh: () => Promise<void>;
  /** Takes over an answer that came another way, such as the reply to a message of one's own. */
  accept: (value: T) => void;
}

/**
 * Keeps reading something while it is on the screen. With a store, a reload or a dead spot shows the last answer, with
 * its age.
 */
export function useReading<T>({ key, store, read, everyMs, follow }: UseReadingOptions<T>): LiveReading<T> {
  const [state, setState] = useState(() => ({ key, reading: lastKnown<T>(store?.read()) }));
  if (state.key !== key) setState({ key, reading: lastKnown<T>(store?.read()) });

  const latestRead = useRef(read);
  useEffect(() => {
    latestRead.current = read;
  });

  const answered = useRef({ key, at: 0 });
  const accept = useCallback(
    (value: T) => {
      const at = Date.now();
      answered.current = { key, at };
      store?.write({ value, at });
      setState((last) => {
        // An answer that is shown already renders nothing: to a page at rest, most answers are the same.
        if (last.key !== key || isAnswer(last.reading, value)) return last;
        return { key, reading: { status: 'current', value, at } };
      });
    },
    [store, key],
  );

  const attempt = useCallback(
    async (signal: AbortSignal, maxAgeMs?: number) => {
      try {
        const value = await latestRead.current({ signal, maxAgeMs });
        if (!signal.aborted) accept(value);
        return true;
      } catch (error) {
        const at = answered.current.key === key ? answered.current.at : 0;
        if (!signal.aborted)
          setState((last) =>
            last.key === key ? { key, reading: afterFailure(last.reading, error, at) } : last,
          );
        return false;
      }
    },
    [accept, key],
  );

  useEffect(() => {
    if (key === undefined) return;
    const abort = new AbortController();
    const followed = follow && followAnswers(follow, accept);
    const attemptIfDue = async () => (await followed?.isRecent()) || attempt(abort.signal);
    const stop = poll({ everyMs, attempt: followed ? attemptIfDue : () => attempt(abort.signal) });
    return () => {
      stop();
      followed?.stop();
      abort.abort();
    };
  }, [key, everyMs, attempt, accept, follow]);

  const refresh = useCallback(async () => {
    if (key !== undefined) await attempt(new AbortController().signal, 0);
  }, [key, attempt]);

  return { reading: state.reading, refresh, accept };
}

/** Returns true for a reading that shows exactly this value as current. */
function isAnswer<T>(reading: Reading<T>, value: T): boolean {
  return reading.status === 'current' && JSON.stringify(reading.value) === JSON.stringify(value);
}

function lastKnown<T>(kept: KeptAnswer<T> | undefined): Reading<T> {
  return kept ? { status: 'current', ...kept } : { status: 'loading' };
}
