import { useEffect, useRef } from 'react';
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
  const next = waiting[0];
  useEffect(() => {
    if (!next || !isFree) return;
    const attempt = () => {
      clearTimeout(timer);
      nextTryAt.current = Date.now() + retryMs;
      void run(next);
    };
    const timer = setTimeout(attempt, Math.max(0, nextTryAt.current - Date.now()));
    window.addEventListener('online', attempt);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', attempt);
    };
  }, [next, isFree, run]);
}
