import { useEffect, useRef, useState } from 'react';
import { poll } from './poll';

/** Something read again and again; the last answer stays while newer ones fail. */
export type Polled<T> =
  | { status: 'loading' }
  | { status: 'current'; value: T }
  | { status: 'stale'; value: T; error: unknown }
  | { status: 'failed'; error: unknown };

const loading: { status: 'loading' } = { status: 'loading' };

/** What a failed attempt makes of what was known. */
export function afterFailure<T>(last: Polled<T>, error: unknown): Polled<T> {
  return 'value' in last ? { status: 'stale', value: last.value, error } : { status: 'failed', error };
}

/** The last answer, if there ever was one. */
export function valueOf<T>(polled: Polled<T>): T | undefined {
  return 'value' in polled ? polled.value : undefined;
}

interface UsePolledOptions<T> {
  /** Another key is another thing to read, from the beginning. */
  key: string;
  everyMs: number;
  read: (signal: AbortSignal) => Promise<T>;
}

/** Keeps reading something for as long as it is on the screen. */
export function usePolled<T>({ key, everyMs, read }: UsePolledOptions<T>): Polled<T> {
  const [{ of, polled }, setState] = useState<{ of: string; polled: Polled<T> }>({
    of: key,
    polled: loading,
  });
  const latestRead = useRef(read);
  useEffect(() => {
    latestRead.current = read;
  });

  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const attempt = async () => {
      try {
        const value = await latestRead.current(signal);
        if (!signal.aborted) setState({ of: key, polled: { status: 'current', value } });
        return true;
      } catch (error) {
        if (!signal.aborted)
          setState((last) => ({
            of: key,
            polled: afterFailure(last.of === key ? last.polled : loading, error),
          }));
        return false;
      }
    };
    const stop = poll(everyMs, attempt);
    return () => {
      stop();
      abort.abort();
    };
  }, [key, everyMs]);

  return of === key ? polled : loading;
}
