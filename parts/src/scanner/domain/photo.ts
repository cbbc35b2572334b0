import { type CodeReading, type LookWay, look, type Readers } from './look';
import type { Luma } from './luma';
import { fitTo } from './resample';

/**
 * Pixels of the largest photo that is read in full (docs/product 9.277). It bounds the memory: a camera of 48 megapixels sees no
 * more than one of 12, and most browsers draw no more than 16 at once.
 */
export const largestPhotoPx = 12_000_000;

/** The time after which no further look at a photo begins (docs/product 9.278). */
export const photoTimeMs = 6000;

/** The longer sides at which a photo is read, the likeliest first: codes in photos have any size. */
const usualSides = [1200, Number.POSITIVE_INFINITY, 2400, 600, 300];

/** The longest side at which codes are brought out: larger pictures would be reduced for it anyway. */
const broughtSide = 1200;

/** Readers need a white margin, which a photo cropped to its code lacks. */
const marginPx = 32;

/**
 * Share of a code's error correction that has to be left over for one look to be believed. With less, noise might have been taken
 * for a code: another look has to read the same.
 */
const believedMargin = 0.25;

/** Returns the longer sides at which a photo is read: two at least, so that two looks can agree. */
export function photoSides(longer: number): readonly number[] {
  const sides = new Set(usualSides.map((side) => Math.min(side, longer)).filter((side) => side > 1));
  return sides.size > 1 ? [...sides] : [...sides, 2 * longer];
}

function withMargin({ width, height, data }: Luma): Luma {
  const [wide, high] = [width + 2 * marginPx, height + 2 * marginPx];
  const framed = new Uint8Array(wide * high).fill(255);
  for (let y = 0; y < height; y++)
    framed.set(data.subarray(y * width, (y + 1) * width), (y + marginPx) * wide + marginPx);
  return { width: wide, height: high, data: framed };
}

function sized(photo: Luma, side: number): Luma {
  const { width, height } = photo;
  return withMargin(fitTo(photo, Math.round((Math.min(width, height) * side) / Math.max(width, height))));
}

/** Returns the ways to look at a photo at each of its sizes: the quick ones at all, then the others at those up to `broughtSide`. */
function waysOfPhoto({ strong, native }: Readers): { all: readonly LookWay[]; small: readonly LookWay[] } {
  const own = native ? (['native'] as const) : [];
  if (!strong) return { all: [...own, 'quick'], small: [] };
  return { all: ['thorough', ...own], small: ['small', 'striped', 'sharpened', 'large'] };
}

/** Looks at a photo at one size after the other. There is no next frame, so it is looked at in every way. */
async function* looksAt(photo: Luma, readers: Readers): AsyncGenerator<CodeReading | undefined> {
  const sides = photoSides(Math.max(photo.width, photo.height));
  const { all, small } = waysOfPhoto(readers);
  const plan = [
    { ways: all, at: sides },
    { ways: small, at: sides.filter((side) => side <= broughtSide) },
  ];
  for (const { ways, at } of plan) {
    if (ways.length === 0) continue;
    for (const side of at) {
      const image = sized(photo, side);
      for (const way of ways) yield look(image, way, readers);
    }
  }
}

/**
 * Reads the QR code of a photo, at all sizes and in all ways.
 * @param isOver returns true when no further look may begin
 * @returns the code's text, if one look is sure of it or two agree
 */
export async function readPhoto(
  photo: Luma,
  readers: Readers,
  isOver: () => boolean,
): Promise<string | undefined> {
  const unsure = new Set<string>();
  for await (const reading of looksAt(photo, readers)) {
    if (reading) {
      const { text, margin = 0 } = reading;
      if (margin >= believedMargin || unsure.has(text)) return text;
      unsure.add(text);
    }
    if (isOver()) return undefined;
  }
  return undefined;
}
