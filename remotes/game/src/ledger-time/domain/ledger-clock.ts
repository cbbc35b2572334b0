import { type ClockSkew, correctionMs, skewAfter, type TimedReply } from './clock-skew';

/** The ledger's time as far as its replies show it, in Unix milliseconds. */
export interface LedgerClock {
  /** Takes over the time `at` of a reply, which the ledger's time is never before, and measures the phone's skew by its way. */
  hear: (at: number, way?: Omit<TimedReply, 'at'>) => void;
  /** Returns a time that the ledger has certainly reached; undefined until a reply came. */
  atLeast: () => number | undefined;
  /** Returns the skew of this phone's clock, also as measured on an earlier visit; undefined while nothing is known. */
  skew: () => ClockSkew | undefined;
  /** Notifies of every reply that shows more than was known; returns its undo. */
  subscribe: (listener: () => void) => () => void;
}

/** The change of a skew that is worth keeping, in milliseconds. */
const noticedMs = 1000;

/** The place where a measured skew is kept. */
interface KeptSkew {
  read: () => ClockSkew | undefined;
  write: (skew: ClockSkew) => void;
}

/**
 * Creates a clock that knows nothing but the times of replies and what has passed since: a phone whose own
 * clock is wrong must not take an open claim window for a closed one.
 * @param monotonicMs a clock in milliseconds that nobody can set; standing still while the phone sleeps is fine
 * @param kept the place where the measured skew outlives the page; without one it lives as long as the clock
 */
export function createLedgerClock(monotonicMs: () => number, kept?: KeptSkew): LedgerClock {
  let skew = kept?.read();
  const listeners = new Set<() => void>();
  let last: { at: number; heardAt: number } | undefined;
  const atLeast = () => last && last.at + (monotonicMs() - last.heardAt);
  /** Measures the skew by one more reply; returns true when it changes the phone's time noticeably. */
  const measure = (reply: TimedReply): boolean => {
    const before = skew;
    skew = skewAfter(before, reply);
    const change = Math.abs(correctionMs(skew) - (before ? correctionMs(before) : 0));
    const isNoticed = change >= noticedMs;
    if (isNoticed || !before || before.since !== skew.since) kept?.write(skew);
    return isNoticed;
  };
  return {
    hear(at, way) {
      const isSkewed = way !== undefined && measure({ at, ...way });
      const known = atLeast();
      const isNews = known === undefined || at > known;
      if (isNews) last = { at, heardAt: monotonicMs() };
      if (!isNews && !isSkewed) return;
      for (const listener of listeners) listener();
    },
    atLeast,
    skew: () => skew,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
