import { useEffect } from 'react';

/** Keeps the screen on while the component is there, where the browser can; asks again after a tab was hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const acquire = async () => {
      if (document.visibilityState !== 'visible') return;
      // Refused when the battery is low, or the tab hidden at this very moment: the screen then goes off as ever.
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
