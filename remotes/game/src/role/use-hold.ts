import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** A press of less than this is a tap, in milliseconds (docs/product 9.135). */
export const holdMs = 400;

const isHoldKey = (key: string) => key === ' ' || key === 'Enter';

/**
 * Returns `isHeld`, true while a button is held by finger, mouse or key, and the handlers of that button. For screen readers,
 * whose users can't hold, a click turns it on and another one off.
 * @param options `startsHeld`: true when the pointer is held already; `tapMs`: a tap counts as held for so long, or until the
 * next one
 */
export function useHold({ startsHeld = false, tapMs = 0 } = {}) {
  const [isHeld, setHeld] = useState(startsHeld);
  const wasHeld = useRef(false);
  const heldAt = useRef(Number.NEGATIVE_INFINITY);

  // The finger may be lifted anywhere, and another window may take the keyboard.
  useEffect(() => {
    if (!isHeld) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = () => setHeld(false);
    const lift = () => {
      if (tapMs === 0 || Date.now() - heldAt.current >= holdMs) return release();
      timer = setTimeout(release, tapMs);
      window.addEventListener('pointerdown', release);
    };
    window.addEventListener('pointerup', lift);
    const events = ['pointercancel', 'blur'] as const;
    for (const event of events) window.addEventListener(event, release);
    document.addEventListener('visibilitychange', release);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerup', lift);
      for (const event of [...events, 'pointerdown']) window.removeEventListener(event, release);
      document.removeEventListener('visibilitychange', release);
    };
  }, [isHeld, tapMs]);

  const hold = () => {
    wasHeld.current = true;
    heldAt.current = Date.now();
    setHeld(true);
  };
  return {
    isHeld,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0) hold();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (!isHoldKey(event.key)) return;
        event.preventDefault();
        if (!event.repeat) hold();
      },
      onKeyUp: (event: KeyboardEvent) => {
        if (isHoldKey(event.key)) setHeld(false);
      },
      onBlur: () => setHeld(false),
      onClick: ({ detail }: MouseEvent) => {
        const isOfHold = wasHeld.current;
        wasHeld.current = false;
        if (detail === 0 && !isOfHold) setHeld((before) => !before);
      },
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
    },
  };
}
