/** The ledger's time as far as its replies show it, for a device whose own clock may be wrong. */
export interface ContestClock {
  /**
   * Takes over the time of a reply. All times in Unix milliseconds.
   * @param at the ledger's time, which the ledger had reached when the reply came
   * @param signedAt the device's time at which the message was signed to which this is the reply; a read has none
   */
  hear: (at: number, heardAt: number, signedAt?: number) => void;
  /** Returns the ledger's likely time at a time of the device. */
  at: (deviceTime: number) => number;
}

/** The time by which a device may be ahead of a reply's time without being taken for wrong: a message's way, and a slow block. */
const harmlessMs = 120_000;

/** Creates a clock that trusts the device until a reply contradicts it. */
export function createContestClock(): ContestClock {
  let correction = 0;
  return {
    hear(at, heardAt, signedAt) {
      if (at > heardAt + correction) correction = at - heardAt;
      else if (signedAt !== undefined && signedAt + correction - at > harmlessMs) correction = at - signedAt;
    },
    at: (deviceTime) => deviceTime + correction,
  };
}
