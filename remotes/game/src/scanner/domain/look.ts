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

type SecondLook = (image: Luma, readers: Readers & Required<Pick<Readers, 'strong'>>) => ReturnType<Reader>;

/**
 * Other ways to look at a frame in which the strong decoder found nothing: larger for small modules, with a
 * decoder that fails at other frames, smoother for screens and noise. One a frame, since each costs more than
 * the first look, and more frames a second find more than more looks at each.
 */
const secondLooks: readonly SecondLook[] = [
  (image, { strong }) => strong(enlarge(image, enlargement)),
  (image, { native, quick }) => (native ?? quick)(image),
  (image, { strong }) => strong(smooth(image)),
];

/** After how many frames every way to look has had its turn. */
export const turns = secondLooks.length;

/**
 * Looks for a QR code in one frame.
 * @param turn counts the frames; each turn's second look differs, so that a code held still meets them all
 */
export async function look(image: Luma, turn: number, readers: Readers): Promise<string | undefined> {
  const { strong, native, quick } = readers;
  if (!strong) return (await native?.(image)) ?? quick(image);
  return (await strong(image)) ?? secondLooks[turn % turns]?.(image, { ...readers, strong });
}
