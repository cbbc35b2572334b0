/** The ledger's time as a device at a door knows it, in Unix milliseconds. */
export interface DoorClock {
  /** Takes over the time `at` of a reply: the ledger's is never before it. */
  hear: (at: number) => void;
  /** Returns the device's time, corrected by `aheadMs`, unless the ledger is known to be ahead of that. */
  now: (aheadMs: number) => number;
  /** Notifies of each reply; returns its undo. */
  subscribe: (listener: () => void) => () => void;
}

/** @param monotonicMs a clock in milliseconds that nobody can set */
export function createDoorClock(monotonicMs: () => number): DoorClock {
  let last: { at: number; heardAt: number } | undefined;
  const listeners = new Set<() => void>();
  const atLeast = () => (last ? last.at + monotonicMs() - last.heardAt : 0);
  return {
    hear(at) {
      if (at <= atLeast()) return;
      last = { at, heardAt: monotonicMs() };
      for (const listener of listeners) listener();
    },
    now: (aheadMs) => Math.max(Date.now() + aheadMs, atLeast()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
