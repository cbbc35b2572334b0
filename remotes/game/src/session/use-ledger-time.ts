import { useEffect, useState } from 'react';
import { likelyTime } from '../ledger-time/likely-time';
import { useNow } from '../reading/use-now';
import { useGame } from './game-context';

/**
 * The time that the ledger has certainly reached, in Unix milliseconds, renewed at every reply and at an interval while the
 * component is on the screen; undefined until a reply came.
 */
export function useLedgerTime(everyMs: number): number | undefined {
  const { ledgerClock } = useGame();
  const [time, setTime] = useState(ledgerClock.atLeast);
  useEffect(() => {
    const look = () => setTime(ledgerClock.atLeast());
    const stop = ledgerClock.subscribe(look);
    const timer = setInterval(look, everyMs);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [ledgerClock, everyMs]);
  return time;
}

/**
 * The ledger's likely time, in Unix milliseconds, for what is shown only: this phone's clock, corrected by what
 * is known of its skew, unless the ledger is known to be ahead of it.
 */
export function useLikelyLedgerTime(everyMs: number): number {
  const { ledgerClock } = useGame();
  useNow(everyMs);
  useLedgerTime(everyMs);
  return likelyTime(ledgerClock);
}
