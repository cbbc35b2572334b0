import { useCallback, useEffect, useState } from 'react';

/** Code that is being fetched, or its value, or the failure. */
export type Loaded<T> =
  | { status: 'loading' }
  | { status: 'loaded'; value: T }
  | { status: 'failed'; error: unknown };

/**
 * Fetches code as soon as the component is mounted.
 * @param load must be the same function as long as the code is
 * @returns the code, and a function that fetches it again after a failure
 */
export function useLoaded<T>(load: () => Promise<T>): [Loaded<T>, () => void] {
  const [loaded, setLoaded] = useState<Loaded<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt loads again
  useEffect(() => {
    let isCurrent = true;
    const become = (next: Loaded<T>) => {
      if (isCurrent) setLoaded(next);
    };
    setLoaded({ status: 'loading' });
    load().then(
      (value) => become({ status: 'loaded', value }),
      (error: unknown) => become({ status: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  return [loaded, again];
}
