import { type SeededRandom, seededRandom } from '../../shared/src/testing/seeded-random';
import { type Hardship, hardships, hardView, type View } from './degradation';
import { makeLink, type Symbol } from './link';
import { type Canvas, ontoSensor, throughLens } from './optics';
import { projectionOf, unbend } from './projection';

// Looked up once: inside Jest each use of a global costs more than the arithmetic around it.
const { abs, floor } = Math;

/** A picture as a camera's luma plane: row by row, one byte a pixel. */
export interface SyntheticPicture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** One generated frame and the truth about it. */
export interface SyntheticFrame extends SyntheticPicture {
  text: string;
  hardship: Hardship;
}

const sizes = [
  [640, 480],
  [1280, 720],
] as const;

/** Width of the quiet zone that a code is printed with, in modules. */
const quietModules = 4;

/** Covers blots of the symbol until the given share of its area is gone; finder patterns stay readable. */
function damage(symbol: Symbol, share: number, random: SeededRandom): Uint8Array {
  const modules = symbol.modules.slice();
  const { size } = symbol;
  for (let covered = 0; covered < share * size * size; ) {
    const side = Math.round(random.between(1, 4));
    const left = floor(random.between(0, size - side));
    const top = floor(random.between(8, size - 8 - side));
    const ink = random.next() < 0.5 ? 1 : 0;
    for (let y = top; y < top + side; y++) modules.fill(ink, y * size + left, y * size + left + side);
    covered += side * side;
  }
  return modules;
}

/** A wall with some pattern, for any size of picture. */
function wallOf(width: number, height: number): (x: number, y: number) => number {
  const across = Float32Array.from({ length: width }, (_, x) => 40 * Math.sin(x / 37));
  const down = Float32Array.from({ length: height }, (_, y) => Math.cos(y / 53));
  const aslant = Float32Array.from({ length: width + height }, (_, sum) => 110 + 15 * Math.sin(sum / 9));
  return (x, y) => (across[x] ?? 0) * (down[y] ?? 0) + (aslant[x + y] ?? 0);
}

/** Draws the symbol on its card before a wall, as a perfect lens would see it: 2 × 2 samples a pixel. */
function draw(symbol: Symbol, modules: Uint8Array, view: View, width: number, height: number): Canvas {
  const project = projectionOf(view, width, height);
  const wall = wallOf(width, height);
  const grey = new Float32Array(width * height);
  const half = symbol.size / 2;
  const edge = half + quietModules;
  const [dark, light] = view.inverted ? [view.ink[1], view.ink[0]] : view.ink;
  /** The grey of the card at a place of the picture; undefined beside the card. */
  const card = (x: number, y: number): number | undefined => {
    const place = project(x, y);
    const u = place && unbend(place[0], edge, view.bend);
    if (!place || u === undefined || abs(u) > edge || abs(place[1]) > edge) return undefined;
    const [column, row] = [floor(u + half), floor(place[1] + half)];
    const inside = column >= 0 && row >= 0 && column < symbol.size && row < symbol.size;
    return inside && modules[row * symbol.size + column] ? dark : light;
  };
  const samples = [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ] as const;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const behind = wall(x, y);
      // The card's edge may miss the middle of a pixel; that pixel is all wall then, an error too small to see.
      const covered = card(x + 0.5, y + 0.5) !== undefined;
      const sum = covered
        ? samples.reduce((total, [dx, dy]) => total + (card(x + dx, y + dy) ?? behind), 0)
        : 4 * behind;
      grey[y * width + x] = sum / 4;
    }
  }
  return { width, height, grey };
}

/** Shows a symbol to the imagined camera. */
export function photograph(
  symbol: Symbol,
  view: View,
  [width, height]: readonly [number, number],
  random: SeededRandom,
): SyntheticPicture {
  const modules = view.damage > 0 ? damage(symbol, view.damage, random) : symbol.modules;
  const seen = throughLens(draw(symbol, modules, view, width, height), view);
  return { width, height, data: ontoSensor(seen, view, random) };
}

/** Generates frames one after the other, all hardships and both sizes in turn. The seed repeats them exactly. */
export function* generateFrames(seed: number, count: number): Generator<SyntheticFrame> {
  const random = seededRandom(seed);
  for (let i = 0; i < count; i++) {
    const size = sizes[i % sizes.length] ?? sizes[0];
    const hardship = hardships[floor(i / sizes.length) % hardships.length] ?? 'blur';
    const symbol = makeLink(random);
    const picture = photograph(symbol, hardView(random, size[1], hardship), size, random);
    yield { ...picture, text: symbol.text, hardship };
  }
}
