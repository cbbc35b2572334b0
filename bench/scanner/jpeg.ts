import type { SyntheticPicture } from './frame';

const side = 8;

/** The basis of the discrete cosine transform of eight values (ITU-T T.81, A.3.3). */
const basis = Array.from({ length: side }, (_, frequency) =>
  Float64Array.from(
    { length: side },
    (_, place) =>
      Math.sqrt((frequency ? 2 : 1) / side) * Math.cos(((2 * place + 1) * frequency * Math.PI) / 16),
  ),
);

/** Steps of the rounding of luma, nearly those of ITU-T T.81, table K.1: larger for finer detail. */
const stepOf = (across: number, down: number) => 12 + 7 * (across + down);

/** Returns a block of 8 × 8 transformed along its rows, turned over: twice is the whole transform. */
function along(block: Float64Array, isBack: boolean): Float64Array {
  const out = new Float64Array(side * side);
  for (let row = 0; row < side; row++) {
    for (let to = 0; to < side; to++) {
      let sum = 0;
      for (let from = 0; from < side; from++)
        sum += (block[row * side + from] ?? 0) * ((isBack ? basis[from]?.[to] : basis[to]?.[from]) ?? 0);
      out[to * side + row] = sum;
    }
  }
  return out;
}

/**
 * Leaves the traces of a JPEG file in a picture whose sides are multiples of eight.
 * @param loss 0.3 for a good file, 2 for a poor one
 */
export function compress({ width, height, data }: SyntheticPicture, loss: number): SyntheticPicture {
  const out = new Uint8ClampedArray(data.length);
  for (let top = 0; top < height; top += side) {
    for (let left = 0; left < width; left += side) {
      const at = (i: number) => (top + (i >> 3)) * width + left + (i & 7);
      const block = Float64Array.from({ length: side * side }, (_, i) => (data[at(i)] ?? 0) - 128);
      const parts = along(along(block, false), false).map((part, i) => {
        const step = loss * stepOf(i & 7, i >> 3);
        return step * Math.round(part / step);
      });
      along(along(parts, true), true).forEach((value, i) => {
        out[at(i)] = value + 128;
      });
    }
  }
  return { width, height, data: new Uint8Array(out.buffer) };
}
