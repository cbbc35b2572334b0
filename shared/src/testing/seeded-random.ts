import { randomFrom } from './random-from';

/** A stream of pseudo-random values that a seed repeats exactly. */
export interface SeededRandom {
  /** Uniform in [0, 1). */
  next(this: void): number;
  /** Uniform in [low, high). */
  between(this: void, low: number, high: number): number;
  /** A whole number from 0 up to, and without, `limit`. */
  upTo(this: void, limit: number): number;
  /** True with this probability. */
  chance(this: void, probability: number): boolean;
  /** Normal, mean 0, deviation 1. */
  normal(this: void): number;
  /** @throws Error for an empty list */
  pick<T>(this: void, choices: readonly T[]): T;
}

/**
 * Makes the values that tests and measurements draw from one generator.
 * @param seed any 32-bit integer; the same seed gives the same stream
 */
export function seededRandom(seed: number): SeededRandom {
  const next = randomFrom(seed);
  const upTo = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    upTo,
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick: <T>(choices: readonly T[]): T => {
      if (choices.length === 0) throw new Error('There is nothing to pick from');
      return choices[upTo(choices.length)] as T;
    },
  };
}
