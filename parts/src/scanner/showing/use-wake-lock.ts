import { useEffect } from 'react';

/**
 * Keeps the screen on while the component is mounted, if the browser supports it; asks again after the tab
 * was hidden.
 */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const acquire = async () => {
      if (document.visibilityState !== 'visible') return;
      // Rejects when the battery is low or the tab was hidden just now; the screen then goes off as usual.
      const acquired = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) await acquired?.release();
      else lock = acquired;
    };
    void acquire();
    document.addEventListener('visibilitychange', acquire);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', acquire);
      void lock?.release();
    };
  }, []);
}
