import { fromBase64Url } from '@rainbow-rabbit/shared/bytes';
import { seedBytes } from '../../generated';
import type { ChanceState } from './simulation';

/** Returns the generator that a seed starts: its bytes as four big-endian words. */
export function chanceFrom(seed: string): ChanceState {
  const bytes = fromBase64Url(seed);
  const view = new DataView(bytes.buffer, bytes.byteOffset, seedBytes);
  return [view.getUint32(0), view.getUint32(4), view.getUint32(8), view.getUint32(12)];
}

/** Returns the next word, from 0 to 2^32 − 1 (sfc32 by Chris Doty-Humphrey, PractRand). */
function nextWord(chance: ChanceState): number {
  const [a, b, c, counter] = chance;
  const word = (a + b + counter) >>> 0;
  chance[0] = (b ^ (b >>> 9)) >>> 0;
  chance[1] = (c + (c << 3)) >>> 0;
  chance[2] = (((c << 21) | (c >>> 11)) + word) >>> 0;
  chance[3] = (counter + 1) >>> 0;
  return word;
}

/** Returns a whole number from 0 up to, and without, `limit`, which is at most 2^20. */
export function below(chance: ChanceState, limit: number): number {
  return Math.floor((nextWord(chance) * limit) / 2 ** 32);
}
