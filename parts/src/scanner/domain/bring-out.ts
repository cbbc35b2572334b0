import type { Luma } from './luma';

/** The way in which a code is brought out of a picture. The reaches are those of means, in pixels to each side. */
export interface Emphasis {
  /** Reach of the mean that stands for a place: 0 keeps each pixel, more removes noise and the stripes of a screen. */
  fine: number;
  /** Undoes blur: adds the difference to a wider mean, so many times. */
  sharpen?: { times: number; reach: number };
  /** Reach of the mean to which a place is compared: less follows uneven light more closely. */
  light: number;
  /** Share of that mean at which dark ends: less than 1 for stripes of a screen, which darken light places. */
  share?: number;
}

/** The factor by which differences grow, so that pale codes become plain. */
const contrast = 4;

/** Weights are whole numbers of this part. */
const unit = 1 << 16;

/** A mean over a square that moves down the picture: the sums of its columns, and `reach` columns more at both ends. */
interface Mean {
  reach: number;
  weight: number;
  columns: Int32Array;
}

/** Moves a mean down to row `y`. Beyond the edges, the pixels at the edge are repeated. */
function moveTo(y: number, { reach, columns }: Mean, { width, height, data }: Luma): void {
  const after = Math.min(height - 1, y + reach) * width;
  const before = Math.max(0, y - reach - 1) * width;
  for (let x = 0; x < width; x++)
    columns[x + reach] = (columns[x + reach] ?? 0) + (data[after + x] ?? 0) - (data[before + x] ?? 0);
  columns.fill(columns[reach] ?? 0, 0, reach);
  columns.fill(columns[width + reach - 1] ?? 0, width + reach);
}

/** Makes a mean that lies one row above the picture. */
function meanAbove({ width, height, data }: Luma, reach: number, factor: number): Mean {
  const columns = new Int32Array(width + 2 * reach);
  for (let y = -reach - 1; y < reach; y++) {
    const start = Math.min(height - 1, Math.max(0, y)) * width;
    for (let x = 0; x < width; x++) columns[x + reach] = (columns[x + reach] ?? 0) + (data[start + x] ?? 0);
  }
  return { reach, columns, weight: Math.round((unit * contrast * factor) / (2 * reach + 1) ** 2) };
}

/** Returns the sum of the first columns of a mean: all but the last that its square covers. */
function firstColumns({ reach, columns }: Mean): number {
  let sum = 0;
  for (let x = 0; x < 2 * reach; x++) sum += columns[x] ?? 0;
  return sum;
}

/** Writes one row of the difference of two means, around 128. */
function writeDifference(a: Mean, b: Mean, into: Uint8ClampedArray): void {
  const [columnsA, spanA, weightA] = [a.columns, 2 * a.reach, a.weight];
  const [columnsB, spanB, weightB] = [b.columns, 2 * b.reach, b.weight];
  let [sumA, sumB] = [firstColumns(a), firstColumns(b)];
  for (let x = 0; x < into.length; x++) {
    sumA += columnsA[x + spanA] ?? 0;
    sumB += columnsB[x + spanB] ?? 0;
    into[x] = 128 + ((sumA * weightA - sumB * weightB) >> 16);
    sumA -= columnsA[x] ?? 0;
    sumB -= columnsB[x] ?? 0;
  }
}

/**
 * Brings a code out of a picture: 128 divides light from dark, however uneven, pale or blurred they were.
 * Beyond the edges, the pixels at the edge are repeated.
 */
export function bringOut(image: Luma, { fine, sharpen, light, share = 1 }: Emphasis): Luma {
  const { width, height } = image;
  const times = sharpen?.times ?? 0;
  const near = meanAbove(image, fine, 1 + times);
  const far = meanAbove(image, light, share);
  const between = sharpen && meanAbove(image, sharpen.reach, times);
  const data = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y++) {
    moveTo(y, near, image);
    moveTo(y, far, image);
    if (between) moveTo(y, between, image);
    const row = data.subarray(y * width, (y + 1) * width);
    if (between) writeDifferences(near, between, far, row);
    else writeDifference(near, far, row);
  }
  return { width, height, data: new Uint8Array(data.buffer) };
}

/** Writes one row of a mean less two others, around 128. */
function writeDifferences(a: Mean, b: Mean, c: Mean, into: Uint8ClampedArray): void {
  const [columnsA, spanA, weightA] = [a.columns, 2 * a.reach, a.weight];
  const [columnsB, spanB, weightB] = [b.columns, 2 * b.reach, b.weight];
  const [columnsC, spanC, weightC] = [c.columns, 2 * c.reach, c.weight];
  let [sumA, sumB, sumC] = [firstColumns(a), firstColumns(b), firstColumns(c)];
  for (let x = 0; x < into.length; x++) {
    sumA += columnsA[x + spanA] ?? 0;
    sumB += columnsB[x + spanB] ?? 0;
    sumC += columnsC[x + spanC] ?? 0;
    into[x] = 128 + ((sumA * weightA - sumB * weightB - sumC * weightC) >> 16);
    sumA -= columnsA[x] ?? 0;
    sumB -= columnsB[x] ?? 0;
    sumC -= columnsC[x] ?? 0;
  }
}
