import { useEffect, useRef } from 'react';
import type { PendingScans, ReadCode } from '../pending-scan/pending-scans';

/** Pause between two tries to send a scan; a network that comes back is used at once. */
const retryMs = 5000;

interface KeptScansParams {
  waiting: PendingScans;
  /** Whether nothing else is being scanned or shown. */
  isFree: boolean;
  run: (code: ReadCode) => Promise<void>;
}

/** Sends the scans that wait, oldest first: at once when they came with a link, then again and again. */
export function useKeptScans({ waiting, isFree, run }: KeptScansParams): void {
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
