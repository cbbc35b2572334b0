import { slotOf, slotStart } from '@rainbow-rabbit/processes/rabbit/client';
import { useEffect, useState } from 'react';

/**
 * The slot that is running by this phone's clock. It is updated at each slot, and when the phone wakes up.
 */
export function useSlot(): number {
  const [slot, setSlot] = useState(() => slotOf(Date.now()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      const now = Date.now();
      setSlot(slotOf(now));
      timer = setTimeout(tick, slotStart(slotOf(now) + 1) - now);
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return slot;
}
