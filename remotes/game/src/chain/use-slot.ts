import { slotOf, slotStart } from '@rainbow-rabbit/processes/rabbit/client';
import { useEffect, useMemo, useState } from 'react';
import type { LedgerClock } from '../ledger-time/domain/ledger-clock';
import { useGame } from '../session/game-context';

/** The running slot, and the part of it that was over when it was last looked at, in milliseconds. */
export interface RunningSlot {
  slot: number;
  elapsedMs: number;
}

/**
 * Returns the time by which the own rabbit's code is chosen, in Unix milliseconds: this phone's clock, unless the ledger
 * is known to be ahead of it.
 */
export function codeTime({ atLeast }: Pick<LedgerClock, 'atLeast'>): number {
  return Math.max(Date.now(), atLeast() ?? 0);
}

/** The slot that is running. It is updated at each slot, at replies of the ledger, and when the phone wakes up. */
export function useSlot(): RunningSlot {
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
  return useMemo(() => ({ slot, elapsedMs: codeTime(ledgerClock) - slotStart(slot) }), [slot, ledgerClock]);
}
