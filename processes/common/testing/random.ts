/** Randomness that is the same for the same seed. */
export interface Random {
  /** A whole number from 0 up to, and without, `limit`. */
  upTo: (limit: number) => number;
  /** True with this probability. */
  chance: (probability: number) => boolean;
  pick: <T>(choices: readonly T[]) => T;
}

/** A generator by a 32-bit seed (xorshift32); good enough to vary tests. */
export function randomFrom(seed: number): Random {
  let state = seed | 1;
  const fraction = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  const upTo = (limit: number) => Math.floor(fraction() * limit);
  return {
    upTo,
    chance: (probability) => fraction() < probability,
    pick: <T>(choices: readonly T[]): T => {
      if (choices.length === 0) throw new Error('Nothing to pick from');
      return choices[upTo(choices.length)] as T;
    },
  };
}
