import { slotMs, slotOf, slotStart } from '@rainbow-rabbit/processes/rabbit/client';
import { useEffect, useState } from 'react';
import type { LedgerClock } from '../ledger-time/domain/ledger-clock';
import { useNow } from '../reading/use-now';
import { useGame } from '../session/game-context';

/**
 * Returns the time by which the own rabbit's code is chosen, in Unix milliseconds: this phone's clock, unless the ledger
 * is known to be ahead of it.
 */
export function codeTime({ atLeast }: Pick<LedgerClock, 'atLeast'>): number {
  return Math.max(Date.now(), atLeast() ?? 0);
}

/** The slot that is running. It is updated at each slot, at replies of the ledger, and when the phone wakes up. */
export function useSlot(): number {
  const { ledgerClock } = useGame();
  const [slot, setSlot] = useState(() => slotOf(codeTime(ledgerClock)));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      const now = codeTime(ledgerClock);
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
  return Math.min(slotMs, Math.max(0, codeTime(ledgerClock) - slotStart(slot)));
}
