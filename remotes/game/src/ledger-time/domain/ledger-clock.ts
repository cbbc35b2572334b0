/** The ledger's time as far as its replies tell, in Unix milliseconds. */
export interface LedgerClock {
  /** Takes over the time `at` of a reply, which the ledger's time is never before. */
  hear: (at: number) => void;
  /** Returns a time that the ledger has certainly reached; undefined until a reply came. */
  atLeast: () => number | undefined;
  /** Notifies of every reply that tells more than was known; returns its undo. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a clock that knows nothing but the times of replies and what has passed since: a phone whose own
 * clock is wrong must not take an open claim window for a closed one.
 * @param monotonicMs a clock in milliseconds that nobody can set; standing still while the phone sleeps is fine
 */
export function createLedgerClock(monotonicMs: () => number): LedgerClock {
  const listeners = new Set<() => void>();
  let last: { at: number; heardAt: number } | undefined;
  const atLeast = () => last && last.at + (monotonicMs() - last.heardAt);
  return {
    hear(at) {
      const known = atLeast();
      if (known !== undefined && at <= known) return;
      last = { at, heardAt: monotonicMs() };
      for (const listener of listeners) listener();
    },
    atLeast,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
