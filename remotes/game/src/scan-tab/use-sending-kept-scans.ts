import { useEffect, useReducer, useRef } from 'react';
import type { KeptScans } from '../kept-scans/domain/kept-scans';
import type { ScannedCode } from '../rabbit-code/domain/scanned-code';

/**
 * The pause between two attempts to send a scan; when the network comes back, the next attempt starts at
 * once.
 */
const retryMs = 5000;

interface KeptScansParams {
  waiting: KeptScans;
  /** True when no other scan is under way or on the screen. */
  isFree: boolean;
  run: (code: ScannedCode) => Promise<unknown>;
}

/** Sends the waiting scans, oldest first: at once when the player arrives, then at intervals. */
export function useSendingKeptScans({ waiting, isFree, run }: KeptScansParams): void {
  const nextTryAt = useRef(0);
  /** The number of times that the network came back. */
  const returns = useRef(0);
  /** Each attempt that ends plans the next one: an attempt may end without any change of the scans. */
  const [ended, noteEnd] = useReducer((count: number) => count + 1, 0);
  const next = waiting[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt that ended plans the next one
  useEffect(() => {
    if (!next || !isFree) return;
    const attempt = async () => {
      clearTimeout(timer);
      nextTryAt.current = Date.now() + retryMs;
      const returnsBefore = returns.current;
      await run(next);
      // The network came back too late for this attempt, and the one that then began found it still under way.
      if (returns.current !== returnsBefore) nextTryAt.current = 0;
      noteEnd();
    };
    const attemptAtOnce = () => {
      returns.current++;
      void attempt();
    };
    const timer = setTimeout(attempt, Math.max(0, nextTryAt.current - Date.now()));
    window.addEventListener('online', attemptAtOnce);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', attemptAtOnce);
    };
  }, [next, isFree, run, ended]);
}
