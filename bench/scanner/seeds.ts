import { randomInt } from 'node:crypto';
import { howMany } from '../judging/small';

/**
 * The seeds to tune decoders on. No seed was recorded when the options of zxing-reader.ts were written; the first of these
 * was the default then.
 */
export const tuningSeeds: readonly number[] = [90_210, 90_211, 90_212];

/** A small run shows that a bench measures: it looks at the same pictures each time. */
const seedOfSmallRun = 2024;

/** The files whose constants were tuned on generated frames. */
export const tunedFiles = [
  'parts/src/scanner/domain/look.ts',
  'parts/src/scanner/domain/unroll.ts',
  'parts/src/scanner/decode/zxing-reader.ts',
] as const;

/**
 * Reads the value of `--seed`; without one, draws a fresh seed, or takes that of small runs in such a run.
 * @throws Error when the text is not a whole number of 32 bits
 */
export function readSeed(text: string | undefined): number {
  if (text === undefined) return howMany(randomInt(2 ** 32), seedOfSmallRun);
  const seed = Number(text);
  if (/^\d+$/.test(text) && seed < 2 ** 32) return seed;
  throw new Error(`--seed ${text} is not a whole number below 2^32`);
}

/** Names the seed of a run, and how far its pictures are from the field. */
export function describeSeed(seed: number): string {
  const kind = tuningSeeds.includes(seed) ? 'a tuning seed' : 'not a tuning seed';
  return [
    `seed ${seed} (${kind}; --seed ${seed} repeats this run)`,
    'frames are synthetic: rendered symbols with modelled optics, no photos',
    `tuned on seeds ${tuningSeeds.join(', ')} of the same generator: ${tunedFiles.join(', ')}`,
  ].join('\n');
}
