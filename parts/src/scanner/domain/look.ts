import { bringOut, type Emphasis } from './bring-out';
import type { Luma } from './luma';
import type { Menu } from './pace';
import { fitTo } from './resample';
import { type UnreadCode, unroll } from './unroll';

/** Finds the text of a QR code in a picture. Most frames have none. */
export type Reader = (image: Luma) => string | undefined | Promise<string | undefined>;

/** The result of the strong decoder: a text, or the places of codes that it could not read. */
export interface StrongFinding {
  text?: string;
  unread: readonly UnreadCode[];
}

/**
 * The strong decoder.
 * @param threshold the division of light from dark: by the surroundings of each place, or at 128 everywhere
 */
export type StrongReader = (image: Luma, threshold: 'local' | 'middle') => StrongFinding;

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

/** The ways to look at a frame: `plain` is the strong decoder alone, `native` and `quick` are the other decoders. */
export type LookWay = 'plain' | 'native' | 'quick' | keyof typeof brought;

/** The number of unread codes of a frame that are unrolled: more are patterns that only look like a code. */
const unreadAtMost = 2;

function readBroughtOut(image: Luma, { side, emphasis }: Brought, strong: StrongReader): string | undefined {
  const shorter = Math.min(image.width, image.height);
  const sized = fitTo(image, side ?? Math.min(shorter, largestSide));
  const { text, unread } = strong(bringOut(sized, emphasis), 'middle');
  if (text !== undefined) return text;
  for (const code of unread.slice(0, unreadAtMost)) {
    for (const flat of unroll(sized, code)) {
      const unrolled = strong(flat, 'local').text;
      if (unrolled !== undefined) return unrolled;
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

/** Looks for a QR code in one frame, in one way. */
export function look(image: Luma, way: LookWay, { quick, strong, native }: Readers): ReturnType<Reader> {
  switch (way) {
    case 'quick':
      return quick(image);
    case 'native':
      return native?.(image);
    case 'plain':
      return strong?.(image, 'local').text;
    default:
      return strong && readBroughtOut(image, brought[way], strong);
  }
}
