/** A grey picture: row by row, one byte per pixel, 0 is black. Decoders need no more of a frame. */
export interface Luma {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A part of a picture, in pixels. */
export interface Square {
  x: number;
  y: number;
  side: number;
}

/**
 * Returns the largest square in the middle of a picture, which the viewfinder shows. Its position and side
 * are even, as frames with halved colour planes require.
 */
export function centreSquare(width: number, height: number): Square {
  const even = (length: number) => Math.floor(length / 2) * 2;
  const side = even(Math.min(width, height));
  return { x: even((width - side) / 2), y: even((height - side) / 2), side };
}

/** Copies a square out of a plane of grey bytes whose rows are `stride` bytes apart. */
export function cutSquare(plane: Uint8Array, stride: number, { x, y, side }: Square): Luma {
  const data = new Uint8Array(side * side);
  for (let row = 0; row < side; row++) {
    const from = (y + row) * stride + x;
    data.set(plane.subarray(from, from + side), row * side);
  }
  return { width: side, height: side, data };
}

/** Converts pixels of four bytes to grey, with the weights of BT.601; `blueFirst` for BGRA and BGRX. */
export function greyOf(
  pixels: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  blueFirst = false,
): Luma {
  const data = new Uint8Array(width * height);
  const [first, third] = blueFirst ? [29, 77] : [77, 29];
  for (let i = 0; i < data.length; i++) {
    const from = i * 4;
    const sum = first * (pixels[from] ?? 0) + 150 * (pixels[from + 1] ?? 0) + third * (pixels[from + 2] ?? 0);
    data[i] = sum >> 8;
  }
  return { width, height, data };
}
