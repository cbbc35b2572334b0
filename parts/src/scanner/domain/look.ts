import { bringOut, type Emphasis } from './bring-out';
import type { Luma } from './luma';
import type { Menu } from './pace';
import { fitTo } from './resample';
import { type UnreadCode, unroll } from './unroll';

/** Finds the text of a QR code in a picture. Most frames have none. */
export type Reader = (image: Luma) => string | undefined | Promise<string | undefined>;

/** A text that was read. */
export interface CodeReading {
  text: string;
  /** Share of the code's error correction that was left over, 0 to 1; undefined where the decoder doesn't report it. */
  margin?: number;
}

/** The result of the strong decoder: a text, or the places of codes that it could not read. */
export interface StrongFinding extends Partial<CodeReading> {
  unread: readonly UnreadCode[];
}

/**
 * The strong decoder.
 * @param search `local` divides light from dark by the surroundings of each place, `middle` at 128 everywhere; `thorough` divides
 * as `local` and looks at each row
 */
export type StrongReader = (image: Luma, search: 'local' | 'middle' | 'thorough') => StrongFinding;

/**
 * The available decoders. The strong one is loaded later than the quick one; few browsers have a native one.
 */
export interface Readers {
  quick: Reader;
  strong?: StrongReader;
  native?: Reader;
}

/** A picture brought out before the strong decoder sees it: its shorter side in pixels, and how. */
interface Brought {
  /** Undefined keeps the size, up to `largestSide`. */
  side?: number;
  emphasis: Emphasis;
}

/** Ordinary cameras are below this side; it bounds the work for larger pictures. */
const largestSide = 720;

/** The ways that read hard codes; bench/scanner-frames says which hardship each is for. */
const brought = {
  /** Little work, and for pale codes and uneven light: noise is gone at this size. */
  small: { side: 360, emphasis: { fine: 1, light: 12 } },
  /** For the stripes of photographed screens. */
  striped: { emphasis: { fine: 1, light: 28, share: 0.8 } },
  /** For a lens out of focus and for motion. */
  sharpened: { emphasis: { fine: 2, light: 14, sharpen: { times: 4, reach: 5 } } },
  /** For small codes, and for more blur. */
  large: { side: 960, emphasis: { fine: 2, light: 14, sharpen: { times: 4, reach: 9 } } },
} as const satisfies Record<string, Brought>;

/**
 * The ways to look at a picture: `plain` and, for small codes in large pictures, `thorough` are the strong decoder alone, `native`
 * and `quick` are the other decoders.
 */
export type LookWay = 'plain' | 'thorough' | 'native' | 'quick' | keyof typeof brought;

/** The number of unread codes of a frame that are unrolled: more are patterns that only look like a code. */
const unreadAtMost = 2;

const readingOf = ({ text, margin }: StrongFinding): CodeReading | undefined =>
  text === undefined ? undefined : { text, margin };

function readBroughtOut(
  image: Luma,
  { side, emphasis }: Brought,
  strong: StrongReader,
): CodeReading | undefined {
  const shorter = Math.min(image.width, image.height);
  const sized = fitTo(image, side ?? Math.min(shorter, largestSide));
  const found = strong(bringOut(sized, emphasis), 'middle');
  if (found.text !== undefined) return readingOf(found);
  for (const code of found.unread.slice(0, unreadAtMost)) {
    for (const flat of unroll(sized, code)) {
      const unrolled = readingOf(strong(flat, 'local'));
      if (unrolled) return unrolled;
    }
  }
  return undefined;
}

/** Returns the ways in which the available decoders can look: those that find most for their time at each frame. */
export function waysOf({ strong, native }: Readers): Menu<LookWay> {
  if (!strong) return { each: native ? ['native', 'quick'] : ['quick'], inTurn: [] };
  const others = ['striped', 'sharpened', 'large'] as const;
  return { each: ['plain', 'small'], inTurn: native ? ['native', ...others] : others };
}

/** Looks for a QR code in one picture, in one way. */
export async function look(
  image: Luma,
  way: LookWay,
  { quick, strong, native }: Readers,
): Promise<CodeReading | undefined> {
  switch (way) {
    case 'quick':
    case 'native': {
      const text = await (way === 'quick' ? quick : native)?.(image);
      return text === undefined ? undefined : { text };
    }
    case 'plain':
    case 'thorough':
      return strong && readingOf(strong(image, way === 'plain' ? 'local' : 'thorough'));
    default:
      return strong && readBroughtOut(image, brought[way], strong);
  }
}
