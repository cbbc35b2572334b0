import type { Luma } from './luma';

interface Taps {
  /** For each new pixel, the nearer old pixel before it. */
  from: Int32Array;
  /** The share of the old pixel after it, 0 to 256. */
  share: Int32Array;
}

/** Returns, for each of `to` pixels along a line of `length` pixels, the two old pixels it lies between. */
function tapsOf(length: number, to: number): Taps {
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
 * Scales a picture bilinearly.
 * @param factor more than a half, since each new pixel lies between two old ones; the picture must be 2 × 2 pixels or more
 */
export function scale({ width, height, data }: Luma, factor: number): Luma {
  const [toWidth, toHeight] = [Math.round(width * factor), Math.round(height * factor)];
  const columns = tapsOf(width, toWidth);
  const rows = tapsOf(height, toHeight);
  // Across first: each old row is widened once, though two or three new rows need it.
  const wide = new Uint8Array(toWidth * height);
  for (let y = 0, to = 0; y < height; y++) {
    const start = y * width;
    for (let x = 0; x < toWidth; x++, to++) {
      const left = start + (columns.from[x] ?? 0);
      const before = data[left] ?? 0;
      wide[to] = before + ((((data[left + 1] ?? 0) - before) * (columns.share[x] ?? 0) + 128) >> 8);
    }
  }
  const scaled = new Uint8Array(toWidth * toHeight);
  for (let y = 0, to = 0; y < toHeight; y++) {
    const share = rows.share[y] ?? 0;
    const start = (rows.from[y] ?? 0) * toWidth;
    for (let upper = start; upper < start + toWidth; upper++, to++) {
      const above = wide[upper] ?? 0;
      scaled[to] = above + ((((wide[upper + toWidth] ?? 0) - above) * share + 128) >> 8);
    }
  }
  return { width: toWidth, height: toHeight, data: scaled };
}

/** Halves a picture; each pixel is the mean of four. */
function halve({ width, height, data }: Luma): Luma {
  const [toWidth, toHeight] = [width >> 1, height >> 1];
  const halved = new Uint8Array(toWidth * toHeight);
  for (let y = 0, to = 0; y < toHeight; y++) {
    for (let x = 0, from = 2 * y * width; x < toWidth; x++, to++, from += 2) {
      const upper = (data[from] ?? 0) + (data[from + 1] ?? 0);
      halved[to] = (upper + (data[from + width] ?? 0) + (data[from + width + 1] ?? 0)) >> 2;
    }
  }
  return { width: toWidth, height: toHeight, data: halved };
}

/** Returns a picture whose shorter side is `side` pixels; a much larger one is halved first, so that nothing is lost. */
export function fitTo(image: Luma, side: number): Luma {
  const shorter = Math.min(image.width, image.height);
  if (shorter < 2) return image;
  if (shorter >= 2 * side) return fitTo(halve(image), side);
  return shorter === side ? image : scale(image, side / shorter);
}
