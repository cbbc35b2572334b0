import { useEffect, useReducer, useRef } from 'react';
import type { KeptScans } from '../kept-scans/domain/kept-scans';
import type { ScannedCode } from '../rabbit-code/domain/scanned-code';
import { retryPauseMs } from './domain/retry-pause';
import type { ScanAttempt } from './domain/scan-step';

interface KeptScansParams {
  waiting: KeptScans;
  /** True when no other scan is under way or on the screen. */
  isFree: boolean;
  /** Resolves to the state of the attempt; undefined once the scan has a result. */
  run: (code: ScannedCode) => Promise<ScanAttempt | undefined>;
}

/**
 * Sends the waiting scans, oldest first: at once when the player arrives or the network comes back, then at pauses that
 * grow while no answer comes.
 */
export function useSendingKeptScans({ waiting, isFree, run }: KeptScansParams): void {
  const nextTryAt = useRef(0);
  /** The number of attempts without an answer since the network came back, or since the last answer. */
  const failures = useRef(0);
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
      nextTryAt.current = Date.now() + retryPauseMs(failures.current + 1, Math.random());
      const returnsBefore = returns.current;
      const state = await run(next);
      if (state === 'unsent') failures.current++;
      else if (state !== 'behind' && state !== 'shown') failures.current = 0;
      // The network came back too late for this attempt, and the attempt that then began found it still under way.
      if (returns.current !== returnsBefore) nextTryAt.current = 0;
      noteEnd();
    };
    const attemptAtOnce = () => {
      returns.current++;
      failures.current = 0;
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
