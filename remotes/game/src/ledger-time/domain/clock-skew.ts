import * as v from 'valibot';

export const clockSkewSchema = v.object({
  /** The phone's clock is ahead of the ledger's by this or more, in milliseconds; negative when behind. */
  atLeast: v.optional(v.number()),
  /** The phone's clock is ahead of the ledger's by this or less, in milliseconds; negative when behind. */
  atMost: v.number(),
  /** The time of the first reply on which this is based, by the phone's clock, in Unix milliseconds. */
  since: v.number(),
});
/** The difference between a phone's clock and the ledger's, as far as replies show it. */
export type ClockSkew = v.InferOutput<typeof clockSkewSchema>;

/** The time of a reply, and its way by the phone's clock, all in Unix milliseconds. */
export interface TimedReply {
  /** The ledger's time, which the reply is never before. */
  at: number;
  heardAt: number;
  /** The time when the message was signed to which this is the reply; a read has none, and its `at` may be old. */
  signedAt?: number;
}

/** The time for which a measured skew is believed, in milliseconds (docs/product 9.138). */
const believedMs = 12 * 3_600_000;

/** The time by which a phone may be ahead without harm, in milliseconds: the process takes claims that come 60 s early. */
const harmlessMs = 45_000;

/**
 * Returns the skew after one more reply. A reply that contradicts what was known begins anew: the phone's clock was set
 * meanwhile.
 */
export function skewAfter(known: ClockSkew | undefined, { at, heardAt, signedAt }: TimedReply): ClockSkew {
  const found: ClockSkew = {
    ...(signedAt !== undefined && { atLeast: signedAt - at }),
    atMost: heardAt - at,
    since: heardAt,
  };
  if (!known || heardAt < known.since || heardAt - known.since > believedMs) return found;
  const lower = [known.atLeast, found.atLeast].filter((bound) => bound !== undefined);
  const atMost = Math.min(known.atMost, found.atMost);
  if (lower.some((bound) => bound > atMost)) return found;
  return { ...(lower.length > 0 && { atLeast: Math.max(...lower) }), atMost, since: known.since };
}

/** Returns the time of the phone's clock, corrected by its skew, in Unix milliseconds. */
export function corrected(phoneTime: number, skew: ClockSkew | undefined): number {
  return phoneTime + (skew ? correctionMs(skew) : 0);
}

/** Returns the milliseconds by which the phone's clock is known to be wrong beyond what does no harm. */
export function correctionMs({ atLeast = 0, atMost }: ClockSkew): number {
  if (atMost < 0) return -atMost;
  return -Math.max(0, atLeast - harmlessMs);
}
