import type { Luma } from './luma';
import { enlarge, smooth } from './resample';

/** Finds the text of a QR code in a picture; nothing is the usual answer. */
export type Reader = (image: Luma) => string | undefined | Promise<string | undefined>;

/** The decoders at hand. The strong one arrives later than the quick one; few browsers have a native one. */
export interface Readers {
  quick: Reader;
  strong?: Reader;
  native?: Reader;
}

/** Beyond 1.5 enlarging costs more and finds no more (bench/scanner-frames). */
const enlargement = 1.5;

/**
 * Other pictures to make of a frame in which nothing was found, one a frame in turn: larger for small modules,
 * smoother for screens and noise.
 */
const retouches: readonly ((image: Luma) => Luma)[] = [(image) => enlarge(image, enlargement), smooth];

/** After how many frames every way to look has had its turn. */
export const turns = retouches.length;

/**
 * Looks for a QR code in one frame: with the strong decoder, then with another one, which fails at other
 * frames, then with the strong one at a retouched picture.
 * @param turn counts the frames; each turn's retouch differs, so that a code held still meets them all
 */
export async function look(image: Luma, turn: number, readers: Readers): Promise<string | undefined> {
  const { strong, native, quick } = readers;
  const atOnce = await strong?.(image);
  if (atOnce !== undefined) return atOnce;
  const other = await (native ?? quick)(image);
  if (other !== undefined || !strong) return other;
  const retouch = retouches[turn % turns];
  return retouch && strong(retouch(image));
}
