import { useEffect, useState } from 'react';
import { useGame } from '../session/game-context';

/**
 * The time that the ledger has certainly reached, in Unix milliseconds, renewed at an interval while the
 * component is on the screen; undefined until a reply came.
 */
export function useLedgerTime(everyMs: number): number | undefined {
  const { ledgerClock } = useGame();
  const [time, setTime] = useState(ledgerClock.atLeast);
  useEffect(() => {
    const timer = setInterval(() => setTime(ledgerClock.atLeast()), everyMs);
    return () => clearInterval(timer);
  }, [ledgerClock, everyMs]);
  return time;
}
