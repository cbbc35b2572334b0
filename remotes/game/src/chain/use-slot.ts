import { slotMs, slotOf, slotStart } from '@rainbow-rabbit/processes/rabbit/client';
import { useEffect, useState } from 'react';
import { likelyTime } from '../ledger-time/likely-time';
import { useNow } from '../reading/use-now';
import { useGame } from '../session/game-context';

/** The slot that is running. It is updated at each slot, at replies of the ledger, and when the phone wakes up. */
export function useSlot(): number {
  const { ledgerClock } = useGame();
  const [slot, setSlot] = useState(() => slotOf(likelyTime(ledgerClock)));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      const now = likelyTime(ledgerClock);
      setSlot(slotOf(now));
      timer = setTimeout(tick, slotStart(slotOf(now) + 1) - now);
    };
    tick();
    const stop = ledgerClock.subscribe(tick);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      stop();
      document.removeEventListener('visibilitychange', tick);
    };
  }, [ledgerClock]);
  return slot;
}

/**
 * Returns the milliseconds of a slot that are over, renewed at an interval while the component is on the screen; at most the
 * whole slot.
 */
export function useElapsed(slot: number, everyMs: number): number {
  const { ledgerClock } = useGame();
  useNow(everyMs);
  return Math.min(slotMs, Math.max(0, likelyTime(ledgerClock) - slotStart(slot)));
}
