import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

const isHoldKey = (key: string) => key === ' ' || key === 'Enter';

/**
 * Returns `isHeld`, true while a button is held by finger, mouse or key, and the handlers of that button. For screen readers,
 * whose users can't hold, a click turns it on and another one off.
 * @param startsHeld true when the pointer is held already
 */
export function useHold(startsHeld = false) {
  const [isHeld, setHeld] = useState(startsHeld);
  const wasHeld = useRef(false);

  // The finger may be lifted anywhere, and another window may take the keyboard.
  useEffect(() => {
    if (!isHeld) return;
    const release = () => setHeld(false);
    const events = ['pointerup', 'pointercancel', 'blur'] as const;
    for (const event of events) window.addEventListener(event, release);
    document.addEventListener('visibilitychange', release);
    return () => {
      for (const event of events) window.removeEventListener(event, release);
      document.removeEventListener('visibilitychange', release);
    };
  }, [isHeld]);

  const hold = () => {
    wasHeld.current = true;
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
