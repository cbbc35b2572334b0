import { keptValue } from '@rainbow-rabbit/parts/kept';
import { maxSeed } from '@rainbow-rabbit/processes/minibuild/client';
import * as v from 'valibot';

const kept = keptValue(
  ['minibuild', 'seed'],
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxSeed)),
);

/** Returns a number from 0 to `maxSeed` that no two visitors are likely to share. */
const drawn = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % (maxSeed + 1);

/**
 * Returns the number that this visitor's order of the entries follows from. The browser keeps it, so that the order is the same
 * at each visit.
 */
export function visitorSeed(): number {
  const known = kept.read();
  if (known !== undefined) return known;
  const seed = drawn();
  kept.write(seed);
  return seed;
}
