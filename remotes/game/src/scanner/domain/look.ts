import type { Luma } from './luma';
import { enlarge, smooth } from './resample';

/** Finds the text of a QR code in a picture. Most frames have none. */
export type Reader = (image: Luma) => string | undefined | Promise<string | undefined>;

/**
 * The available decoders. The strong one is loaded later than the quick one; few browsers have a native one.
 */
export interface Readers {
  quick: Reader;
  strong?: Reader;
  native?: Reader;
}

/** A larger factor costs more and finds no more codes (bench/scanner-frames). */
const enlargement = 1.5;

type SecondLook = (image: Luma, readers: Readers & Required<Pick<Readers, 'strong'>>) => ReturnType<Reader>;

/**
 * Further attempts at a frame in which the strong decoder found nothing: enlarged for small modules, with a
 * decoder that fails at other frames, smoothed for screens and noise. One attempt per frame, since each costs
 * more than the first look, and more frames per second find more than more attempts per frame.
 */
const secondLooks: readonly SecondLook[] = [
  (image, { strong }) => strong(enlarge(image, enlargement)),
  (image, { native, quick }) => (native ?? quick)(image),
  (image, { strong }) => strong(smooth(image)),
];

/** The number of frames after which every further attempt has had its turn. */
export const turns = secondLooks.length;

/**
 * Looks for a QR code in one frame.
 * @param turn counts the frames; each turn has another second look, so that a code held still gets them all
 */
export async function look(image: Luma, turn: number, readers: Readers): Promise<string | undefined> {
  const { strong, native, quick } = readers;
  if (!strong) return (await native?.(image)) ?? quick(image);
  return (await strong(image)) ?? secondLooks[turn % turns]?.(image, { ...readers, strong });
}
