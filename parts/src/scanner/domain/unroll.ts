import type { Luma } from './luma';
import { type Point, projectionOnto } from './projection';

/** A QR code whose place was found, but whose text could not be read. */
export interface UnreadCode {
  /** Number of modules along a side. */
  size: number;
  /** The corners in pixels: top left, top right, bottom right, bottom left of the code itself. */
  corners: readonly [Point, Point, Point, Point];
}

/** Half the angle that a bent code spans, in radians: neighbours are read as well. */
const bends = [0.4, 0.7];

/** Side of a module in the flattened picture, and its margin in modules. */
const modulePx = 5;
const margin = 3;

/** Distance of the middle of a finder pattern, and of the last alignment pattern, from the edge, in modules. */
const finder = 3.5;
const alignment = 6.5;

type Along = (module: number) => number;
const straight: Along = (module) => module;

/**
 * The place, as seen, of a module along the bent side of a code. The middle and the finder patterns are seen where a
 * flat code has them; modules between and beyond are displaced.
 */
function bentAlong(size: number, bend: number): Along {
  const middle = size / 2;
  const reach = middle - finder;
  const radius = middle / bend;
  const scale = reach / Math.sin(reach / radius);
  return (module) => middle + scale * Math.sin((module - middle) / radius);
}

/** Draws the code flat: `across` and `down` give the place, as seen, of a module. */
function flatten(image: Luma, { size, corners }: UnreadCode, across: Along, down: Along): Luma {
  const square = [
    [0, 0],
    [size, 0],
    [size, size],
    [0, size],
  ] as const;
  const flat = projectionOnto(square, corners);
  // The alignment pattern shows how the code leans, but a bend has displaced it.
  const [near, far, last] = [finder, size - finder, size - alignment];
  const patterns = [
    [near, near],
    [far, near],
    [last, last],
    [near, far],
  ] as const;
  const [a, b, c, d] = patterns;
  const seen = projectionOnto(
    [a, b, [across(last), down(last)], d],
    [flat(...a), flat(...b), flat(...c), flat(...d)],
  );
  const side = (size + 2 * margin) * modulePx;
  const moduleAt = (pixel: number) => (pixel + 0.5) / modulePx - margin;
  const columns = Float64Array.from({ length: side }, (_, x) => across(moduleAt(x)));
  const data = new Uint8Array(side * side);
  for (let y = 0, to = 0; y < side; y++) {
    const row = down(moduleAt(y));
    for (let x = 0; x < side; x++, to++) data[to] = greyAt(image, seen(columns[x] ?? 0, row));
  }
  return { width: side, height: side, data };
}

/** Returns the grey at a place between pixels. Beyond the edges, it is that of the edge. */
function greyAt({ width, height, data }: Luma, [px, py]: Point): number {
  const x = Math.min(width - 1.001, Math.max(0, px - 0.5));
  const y = Math.min(height - 1.001, Math.max(0, py - 0.5));
  const from = (y | 0) * width + (x | 0);
  const [right, below] = [x % 1, y % 1];
  const above = (data[from] ?? 0) * (1 - right) + (data[from + 1] ?? 0) * right;
  const under = (data[from + width] ?? 0) * (1 - right) + (data[from + width + 1] ?? 0) * right;
  return above * (1 - below) + under * below;
}

/** Draws a code that was found but not read: flat as it seems, then as if it were bent, in either direction. */
export function* unroll(image: Luma, code: UnreadCode): Generator<Luma> {
  yield flatten(image, code, straight, straight);
  for (const bend of bends) {
    const bent = bentAlong(code.size, bend);
    yield flatten(image, code, bent, straight);
    yield flatten(image, code, straight, bent);
  }
}
