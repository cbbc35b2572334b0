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
 * Enlarges a picture bilinearly: modules of two pixels and less become readable.
 * @param factor at least 1; the picture must be 2 × 2 pixels or more
 */
export function enlarge({ width, height, data }: Luma, factor: number): Luma {
  const [toWidth, toHeight] = [Math.floor(width * factor), Math.floor(height * factor)];
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
  const enlarged = new Uint8Array(toWidth * toHeight);
  for (let y = 0, to = 0; y < toHeight; y++) {
    const share = rows.share[y] ?? 0;
    const start = (rows.from[y] ?? 0) * toWidth;
    for (let upper = start; upper < start + toWidth; upper++, to++) {
      const above = wide[upper] ?? 0;
      enlarged[to] = above + ((((wide[upper + toWidth] ?? 0) - above) * share + 128) >> 8);
    }
  }
  return { width: toWidth, height: toHeight, data: enlarged };
}

/** The reach of the mean on either side, and the number of rows and columns it covers. */
const reach = 2;
const span = 2 * reach + 1;

/**
 * Smooths a picture by a mean over 5 × 5 pixels, which removes the stripes of a photographed screen and the
 * noise of the sensor. Beyond the edges, the pixels at the edge are repeated.
 */
export function smooth({ width, height, data }: Luma): Luma {
  const smoothed = new Uint8Array(data.length);
  /** The sum of each column over the rows in reach, with `reach` columns more on either side. */
  const sums = new Int32Array(width + 2 * reach);
  const row = (y: number) => Math.min(height - 1, Math.max(0, y)) * width;
  const addRow = (y: number, sign: number) => {
    const start = row(y);
    for (let x = 0; x < width; x++) sums[x + reach] = (sums[x + reach] ?? 0) + sign * (data[start + x] ?? 0);
  };
  for (let y = -reach - 1; y < reach; y++) addRow(y, 1);
  for (let y = 0; y < height; y++) {
    addRow(y + reach, 1);
    addRow(y - reach - 1, -1);
    sums.fill(sums[reach] ?? 0, 0, reach);
    sums.fill(sums[width + reach - 1] ?? 0, width + reach);
    smoothRow(sums, smoothed, y * width, width);
  }
  return { width, height, data: smoothed };
}

/** Writes the means of one row, from the sums of columns. */
function smoothRow(sums: Int32Array, into: Uint8Array, start: number, width: number): void {
  let sum = 0;
  for (let x = 0; x < span - 1; x++) sum += sums[x] ?? 0;
  for (let x = 0; x < width; x++) {
    sum += sums[x + span - 1] ?? 0;
    into[start + x] = sum / (span * span);
    sum -= sums[x] ?? 0;
  }
}
