import { useEffect } from 'react';
import { prefetchDecoder } from './prefetch-decoder';

/** The wait in browsers that don't report idle time, such as Safari before version 26. */
const waitMs = 2000;

/** Calls back once the page has nothing else to do; returns the undo. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const idle = requestIdleCallback(act);
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(act, waitMs);
  return () => clearTimeout(timer);
}

/** Prefetches the decoder in idle time. A failure is no error yet: the scanner loads the decoder itself. */
export function usePrefetchedDecoder(): void {
  useEffect(() => whenIdle(() => void prefetchDecoder().catch(() => undefined)), []);
}
