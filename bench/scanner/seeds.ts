import { randomInt } from 'node:crypto';

/** The seed to tune decoders on. No seed was recorded when `tunedFiles` were written; this was the default then. */
export const tuningSeed = 90_210;

/** The files whose constants were tuned on generated frames. */
export const tunedFiles = [
  'remotes/game/src/scanner/domain/look.ts',
  'remotes/game/src/scanner/decode/zxing-reader.ts',
] as const;

/**
 * Reads the value of `--seed`; without one, draws a fresh seed.
 * @throws Error when the text is not a whole number of 32 bits
 */
export function readSeed(text: string | undefined): number {
  if (text === undefined) return randomInt(2 ** 32);
  const seed = Number(text);
  if (/^\d+$/.test(text) && seed < 2 ** 32) return seed;
  throw new Error(`--seed ${text} is not a whole number below 2^32`);
}

/** Names the seed of a run, and how far its pictures are from the field. */
export function describeSeed(seed: number): string {
  const kind = seed === tuningSeed ? 'the tuning seed' : 'not the tuning seed';
  return [
    `seed ${seed} (${kind}; --seed ${seed} repeats this run)`,
    'frames are synthetic: rendered symbols with modelled optics, no photos',
    `tuned on seed ${tuningSeed} of the same generator: ${tunedFiles.join(', ')}`,
  ].join('\n');
}
