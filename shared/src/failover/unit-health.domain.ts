/** The latest answers and failures of a unit, as far as they decide its place among the others. */
export interface UnitHealth {
  /** Failures since its last answer. */
  failures: number;
  /** It is asked after the others until then. */
  restsUntil: number;
  /** The time of its last answer. */
  heardAt: number;
  /** The times that its latest answers took, in milliseconds, the newest last. */
  tookMs: readonly number[];
}

export const unknownHealth: UnitHealth = {
  failures: 0,
  restsUntil: 0,
  heardAt: Number.NEGATIVE_INFINITY,
  tookMs: [],
};

/** The window of latency, and the rest after failures (docs/product 9.262). */
const keptTimes = 9;
const firstRestMs = 1000;
const longestRestMs = 60_000;

const withTime = ({ tookMs }: UnitHealth, ms: number) => [...tookMs, ms].slice(-keptTimes);

/** Returns the health after an answer. */
export const afterAnswering = (health: UnitHealth, ms: number, now: number): UnitHealth => ({
  failures: 0,
  restsUntil: 0,
  heardAt: now,
  tookMs: withTime(health, ms),
});

/** Returns the health after a failure: each in a row doubles the rest. */
export function afterFailing(health: UnitHealth, now: number): UnitHealth {
  const restMs = Math.min(longestRestMs, firstRestMs * 2 ** health.failures);
  return { ...health, failures: health.failures + 1, restsUntil: now + restMs };
}

/** Returns the health of a unit that another one has overtaken; it may still answer. */
export const afterOvertaken = (health: UnitHealth, ms: number): UnitHealth => ({
  ...health,
  tookMs: withTime(health, ms),
});

/** Returns the median of the latest times; undefined without one. */
export function medianMs({ tookMs }: UnitHealth): number | undefined {
  return [...tookMs].sort((one, other) => one - other)[Math.floor(tookMs.length / 2)];
}

/** Returns the magnitude of a latency: times that differ by less than about a factor of two leave the list's order. */
const magnitude = (health: UnitHealth) =>
  Math.round(Math.log2(Math.max(50, medianMs(health) ?? Number.MAX_SAFE_INTEGER)));

/** A unit to be put in order. */
export interface RankedUnit {
  health: UnitHealth;
  /** True where it was last seen at an older message than the page has seen. */
  isBehind?: boolean;
}

/** Returns the units in the order in which they are asked: those that rest last, then those that are behind, then slow ones. */
export function inOrder<Unit extends RankedUnit>(units: readonly Unit[], now: number): Unit[] {
  const restOf = ({ health }: Unit) => (health.restsUntil > now ? health.restsUntil : 0);
  return [...units].sort(
    (one, other) =>
      restOf(one) - restOf(other) ||
      Number(one.isBehind ?? false) - Number(other.isBehind ?? false) ||
      magnitude(one.health) - magnitude(other.health),
  );
}
