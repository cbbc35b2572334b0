import { useEffect, useRef } from 'react';
import type { KeptScans } from '../kept-scans/kept-scans';
import type { ScannedCode } from '../rabbit-code/domain/scanned-code';

/** Pause between two tries to send a scan; a network that comes back is used at once. */
const retryMs = 5000;

interface KeptScansParams {
  waiting: KeptScans;
  /** Whether nothing else is being scanned or shown. */
  isFree: boolean;
  run: (code: ScannedCode) => Promise<void>;
}

/** Sends the scans that wait, oldest first: at once when they came with a link, then again and again. */
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
