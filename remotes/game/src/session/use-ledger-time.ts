import { poll } from '@rainbow-rabbit/shared/reading';
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

/** The interval of direct reads while the ledger's time is needed and unknown. */
const askEveryMs = 60_000;

/**
 * Asks the ledger directly while its time is needed and no reply has contained it: the snapshots of a relay, which keep
 * other reads away, don't contain the time by which tokens and keys become public.
 */
export function useNeededLedgerTime(isNeeded: boolean): void {
  const { ledgerClock, event, info } = useGame();
  const { refresh } = info;
  const isFollowing = event.relay !== undefined;
  useEffect(() => {
    if (!isNeeded || !isFollowing) return;
    const isKnown = () => ledgerClock.atLeast() !== undefined;
    const attempt = async () => {
      if (!isKnown()) await refresh();
      return isKnown();
    };
    return poll({ everyMs: askEveryMs, attempt });
  }, [isNeeded, isFollowing, ledgerClock, refresh]);
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
