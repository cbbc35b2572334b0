import { useEffect } from 'react';
import { onEvent } from '../on-event';

/** Pauses a run when its page is hidden, or its window loses the focus. */
export function usePauseWhenAway(isActive: boolean, pause: () => void): void {
  useEffect(() => {
    if (!isActive) return;
    const onVisibility = () => {
      if (document.hidden) pause();
    };
    const undo = [
      onEvent(document, 'visibilitychange', onVisibility),
      onEvent(window, 'blur', pause),
      onEvent(window, 'pagehide', pause),
    ];
    return () => {
      for (const stop of undo) stop();
    };
  }, [isActive, pause]);
}
