/** Decides when a question is asked at a second unit, too, and keeps that rare. */
export interface Hedging {
  /** The times that the latest answers took, in milliseconds. */
  tookMs: readonly number[];
  /** The second questions that may be asked at once. */
  saved: number;
}

/** The slow percentile and the share of second questions (docs/product 9.263). */
const keptTimes = 50;
const fewTimes = 10;
const slowShare = 0.9;
const unknownMs = 1000;
const leastMs = 100;
const mostMs = 3000;
const share = 0.1;
const mostSaved = 3;

export const firstHedging: Hedging = { tookMs: [], saved: mostSaved };

/** Returns the time after which a question counts as slow. */
export function slowAfterMs({ tookMs }: Hedging): number {
  if (tookMs.length < fewTimes) return unknownMs;
  const sorted = [...tookMs].sort((one, other) => one - other);
  const slow = sorted[Math.floor((sorted.length - 1) * slowShare)] ?? unknownMs;
  return Math.min(mostMs, Math.max(leastMs, slow));
}

export const mayHedge = ({ saved }: Hedging): boolean => saved >= 1;

/** Takes a second question from those that are saved. */
export const afterHedge = (hedging: Hedging): Hedging => ({ ...hedging, saved: hedging.saved - 1 });

/** Takes the time of an answered question into account, which saves a part of a second one. */
export const afterQuestion = ({ tookMs, saved }: Hedging, ms: number): Hedging => ({
  tookMs: [...tookMs, ms].slice(-keptTimes),
  saved: Math.min(mostSaved, saved + share),
});
