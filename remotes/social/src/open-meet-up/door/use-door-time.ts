import { doorSlotAt } from '@rainbow-rabbit/processes/community/client';
import { useEffect, useState } from 'react';
import type { DoorClock } from './door-clock';
import { slotBegins } from './own-doors.domain';

/** Returns the slot that runs; renewed at each slot, at replies of the ledger, and when the device wakes up. */
export function useDoorSlot(clock: DoorClock, aheadMs: number): number {
  const [slot, setSlot] = useState(() => doorSlotAt(clock.now(aheadMs)));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      const now = clock.now(aheadMs);
      setSlot(doorSlotAt(now));
      timer = setTimeout(tick, slotBegins(doorSlotAt(now) + 1) - now);
    };
    tick();
    const stop = clock.subscribe(tick);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      stop();
      document.removeEventListener('visibilitychange', tick);
    };
  }, [clock, aheadMs]);
  return slot;
}
