import type { Luma } from './luma';

interface Tap {
  /** The nearer source pixel before the place. */
  from: Int32Array;
  /** Share of the pixel after it, 0 to 256. */
  share: Int32Array;
}

/** For each of `to` places along a line of `length` pixels, the two source pixels it lies between. */
function taps(length: number, to: number): Tap {
  const from = new Int32Array(to);
  const share = new Int32Array(to);
  for (let i = 0; i < to; i++) {
    const place = Math.min(length - 1, Math.max(0, ((i + 0.5) * length) / to - 0.5));
    from[i] = Math.min(length - 2, Math.floor(place));
    share[i] = Math.round((place - (from[i] ?? 0)) * 256);
  }
  return { from, share };
}

/**
 * Enlarges a picture bilinearly: modules of two pixels and less become readable.
 * @param factor at least 1; the picture must be 2 × 2 pixels or more
 */
export function enlarge({ width, height, data }: Luma, factor: number): Luma {
  const [toWidth, toHeight] = [Math.floor(width * factor), Math.floor(height * factor)];
  const columns = taps(width, toWidth);
  const rows = taps(height, toHeight);
  const enlarged = new Uint8Array(toWidth * toHeight);
  for (let y = 0; y < toHeight; y++) {
    const upper = (rows.from[y] ?? 0) * width;
    const lower = upper + width;
    const down = rows.share[y] ?? 0;
    for (let x = 0; x < toWidth; x++) {
      const left = columns.from[x] ?? 0;
      const right = columns.share[x] ?? 0;
      const above = (data[upper + left] ?? 0) * (256 - right) + (data[upper + left + 1] ?? 0) * right;
      const below = (data[lower + left] ?? 0) * (256 - right) + (data[lower + left + 1] ?? 0) * right;
      enlarged[y * toWidth + x] = (above * (256 - down) + below * down + 0x8000) >> 16;
    }
  }
  return { width: toWidth, height: toHeight, data: enlarged };
}

/** How far the mean reaches on either side. */
const reach = 2;
const span = 2 * reach + 1;

/** Replaces each pixel of one line by the mean of its neighbourhood, the line's ends counting again. */
function smoothLine(data: Uint8Array, into: Uint8Array, start: number, step: number, length: number): void {
  const at = (i: number) => data[start + Math.min(length - 1, Math.max(0, i)) * step] ?? 0;
  let sum = 0;
  for (let i = -reach; i <= reach; i++) sum += at(i);
  for (let i = 0; i < length; i++) {
    into[start + i * step] = sum / span;
    sum += at(i + reach + 1) - at(i - reach);
  }
}

/** Takes a mean over 5 × 5 pixels, which drowns the stripes of a photographed screen and the sensor's noise. */
export function smooth({ width, height, data }: Luma): Luma {
  const across = new Uint8Array(data.length);
  const both = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) smoothLine(data, across, y * width, 1, width);
  for (let x = 0; x < width; x++) smoothLine(across, both, x, width, height);
  return { width, height, data: both };
}
