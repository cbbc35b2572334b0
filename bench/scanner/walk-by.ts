import { type SeededRandom, seededRandom } from '../../shared/src/testing/seeded-random';
import type { View } from './degradation';
import { photograph, type SyntheticPicture } from './frame';
import { makeLink, type Symbol } from './link';

/** Rabbits that pass before a camera one after the other. */
export interface WalkBy {
  /** The texts of their codes, in the order of their passing. */
  texts: readonly string[];
  pictures: Generator<SyntheticPicture>;
}

export interface WalkByOptions {
  seed: number;
  width: number;
  height: number;
  /** Number of rabbits that pass. */
  rabbits: number;
  /** Frames in which each is before the camera, and frames between two of them. */
  framesEach: number;
  framesBetween: number;
}

/** One rabbit's way: in from one side, a moment almost still, out at the other. */
interface Pass {
  symbol: Symbol;
  view: Omit<View, 'offset' | 'motionPx'>;
  /** Direction of the way, radians, and how far from the middle it starts and ends, in pixels. */
  direction: number;
  reach: number;
}

function makePass(random: SeededRandom, side: number): Pass {
  const symbol = makeLink(random);
  const direction = random.between(0, 2 * Math.PI);
  return {
    symbol,
    direction,
    reach: side * 0.45,
    view: {
      modulePx: (side * random.between(0.4, 0.55)) / symbol.size,
      turn: random.between(-0.4, 0.4),
      tilt: random.between(0, 0.5),
      tiltAxis: random.between(0, Math.PI),
      bend: 0,
      blurPx: random.between(0.6, 1.4),
      motionAngle: direction,
      noise: random.between(3, 9),
      ink: [random.between(25, 60), random.between(175, 225)],
      inverted: false,
      shade: random.between(0, 0.4),
      shadeAngle: random.between(0, 2 * Math.PI),
      moire: random.next() < 0.3 ? 0.2 : 0,
      moirePx: 5,
      moireAngle: random.between(0, Math.PI),
      damage: 0,
    },
  };
}

/** The view of a pass after a share of its time: slow in the middle, and blurred by its speed. */
function viewAt({ view, direction, reach }: Pass, share: number, framesEach: number): View {
  const place = 2 * share - 1;
  const distance = reach * place ** 3;
  const speedPx = (6 * reach * place ** 2) / framesEach;
  return {
    ...view,
    offset: [distance * Math.cos(direction), distance * Math.sin(direction)],
    // The shutter is open for half of each frame.
    motionPx: speedPx / 2,
  };
}

/** Makes the pictures of a camera that rabbits walk past. The seed repeats them exactly. */
export function walkBy({ seed, width, height, rabbits, framesEach, framesBetween }: WalkByOptions): WalkBy {
  const random = seededRandom(seed);
  const passes = Array.from({ length: rabbits }, () => makePass(random, Math.min(width, height)));
  const empty: Symbol = { text: '', size: 0, modules: new Uint8Array() };
  function* pictures(): Generator<SyntheticPicture> {
    for (const pass of passes) {
      for (let frame = 0; frame < framesEach; frame++) {
        const view = viewAt(pass, frame / (framesEach - 1), framesEach);
        yield photograph(pass.symbol, view, [width, height], random);
      }
      const away = { ...pass.view, modulePx: 1e-9, offset: [0, 0] as const, motionPx: 0 };
      const emptyScene = photograph(empty, away, [width, height], random);
      for (let frame = 0; frame < framesBetween; frame++) yield emptyScene;
    }
  }
  return { texts: passes.map(({ symbol }) => symbol.text), pictures: pictures() };
}
