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

/** What enlarging gains is spent at 1.5; more costs time and finds no more (bench/scanner-frames). */
const enlargement = 1.5;

/** Other ways to look at a frame in which the strong decoder found nothing: one a frame, in turn. */
const secondLooks: readonly ((image: Luma, readers: Required<Pick<Readers, 'strong'>> & Readers) => ReturnType<Reader>)[] =
  [
    (image, { strong }) => strong(enlarge(image, enlargement)),
    (image, { native, quick }) => (native ?? quick)(image),
    (image, { strong }) => strong(smooth(image)),
  ];

/** How many frames in a row are looked at in different ways. */
export const turns = secondLooks.length;

/**
 * Looks for a QR code in one frame, in the way of its turn.
 * @param turn counts the frames; each turn's second look differs, so that a code held still meets them all
 */
export async function look(image: Luma, turn: number, readers: Readers): Promise<string | undefined> {
  const { strong, native, quick } = readers;
  if (!strong) return (await native?.(image)) ?? quick(image);
  return (await strong(image)) ?? secondLooks[turn % turns]?.(image, { ...readers, strong });
}
