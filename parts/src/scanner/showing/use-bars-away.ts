import { useEffect, useRef } from 'react';

/**
 * Takes the browser's own bars away while the component is on a phone's screen, where the browser can. It needs a tap
 * right before.
 * @param onAway called when they are away: the page then lies over every dialog that was open before
 * @param onReturn called when the person brings them back
 */
export function useBarsAway(onAway: () => void, onReturn: () => void): void {
  const latest = useRef({ onAway, onReturn });
  useEffect(() => {
    latest.current = { onAway, onReturn };
  });
  useEffect(() => {
    if (!document.fullscreenEnabled || !window.matchMedia?.('(pointer: coarse)').matches) return;
    let isAway = false;
    const follow = () => {
      if (document.fullscreenElement) {
        isAway = true;
        latest.current.onAway();
      } else if (isAway) latest.current.onReturn();
    };
    document.addEventListener('fullscreenchange', follow);
    // Rejected without a tap, as after a reload: the bars then stay.
    document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    };
  }, []);
}
