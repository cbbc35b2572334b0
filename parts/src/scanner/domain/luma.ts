/** A grey picture: row by row, one byte per pixel, 0 is black. Decoders need no more of a frame. */
export interface Luma {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A part of a picture, in pixels. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns a part in the middle of a picture. Its position and sides are even, as frames with halved colour planes require. */
function middleOf(width: number, height: number, wide: number, high: number): Part {
  const even = (length: number) => Math.floor(length / 2) * 2;
  return {
    x: even((width - even(wide)) / 2),
    y: even((height - even(high)) / 2),
    width: even(wide),
    height: even(high),
  };
}

/** Returns the largest square in the middle of a picture. */
export function centreSquare(width: number, height: number): Part {
  const side = Math.min(width, height);
  return middleOf(width, height, side, side);
}

/**
 * Returns the part of a picture that is seen in a box which the picture covers (CSS `object-fit: cover`), and at least the centre
 * square; that alone for a box without extent.
 */
export function seenPart(width: number, height: number, box: { width: number; height: number }): Part {
  const side = Math.min(width, height);
  const scale = Math.max(box.width / width, box.height / height) || Number.POSITIVE_INFINITY;
  return middleOf(width, height, Math.max(side, box.width / scale), Math.max(side, box.height / scale));
}

/** Copies a part out of a plane of grey bytes whose rows are `stride` bytes apart. */
export function cutPart(plane: Uint8Array, stride: number, { x, y, width, height }: Part): Luma {
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const from = (y + row) * stride + x;
    data.set(plane.subarray(from, from + width), row * width);
  }
  return { width, height, data };
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
