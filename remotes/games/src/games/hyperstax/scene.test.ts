import { chanceFrom } from '@rainbow-rabbit/processes/arcade/client/domain';
import {
  type HyperstaxState,
  hyperstaxRules,
  offsetOf,
} from '@rainbow-rabbit/processes/arcade/games/hyperstax';
import { createScene } from './scene';

/** Calls of drawing, by name; jsdom draws nothing. */
const drawn = { calls: new Map<string, number>(), closed: 0, bitmaps: 0 };

/** A canvas that counts what is called on it. */
const countingCanvas = () =>
  new Proxy({} as CanvasRenderingContext2D, {
    get: (target, name: keyof CanvasRenderingContext2D) =>
      name in target
        ? target[name]
        : () => {
            drawn.calls.set(name, (drawn.calls.get(name) ?? 0) + 1);
            return { addColorStop: () => undefined };
          },
  });

class FakeCanvas {
  getContext = countingCanvas;
}
class FakePath {}

const original = {
  OffscreenCanvas: globalThis.OffscreenCanvas,
  Path2D: globalThis.Path2D,
  createImageBitmap: globalThis.createImageBitmap,
};
beforeAll(() => {
  const createImageBitmap = async () => {
    drawn.bitmaps += 1;
    return {
      close: () => {
        drawn.closed += 1;
      },
    };
  };
  Object.assign(globalThis, { OffscreenCanvas: FakeCanvas, Path2D: FakePath, createImageBitmap });
});
afterAll(() => {
  Object.assign(globalThis, original);
});

const size = { width: 360, height: 540 };
const started = () => hyperstaxRules.start(chanceFrom('AAECAwQFBgcICQoLDA0ODw'), 1);

/** Drops perfectly until the tower has so many floors. */
function build(state: HyperstaxState, floors: number): void {
  while (state.floors < floors)
    hyperstaxRules.step(state, state.rest === 0 && Math.abs(offsetOf(state)) < 75 ? [0] : []);
}

/** Sides of blocks that are drawn in one frame of a run at rest. */
async function sidesAt(floors: number, isReduced = false): Promise<number> {
  const scene = await createScene({ size, isReduced, pixelsPerUnit: 1 });
  const state = started();
  build(state, floors);
  scene.remember(state);
  drawn.calls.clear();
  scene.draw(countingCanvas(), { state, part: 1, timeMs: 0 });
  scene.close();
  return drawn.calls.get('transform') ?? 0;
}

test('a frame of a high tower costs no more than one of a low tower: hidden floors are left out', async () => {
  const [low, high] = [await sidesAt(20), await sidesAt(63)];
  expect(low).toBeGreaterThan(20);
  expect(Math.abs(high - low) / low).toBeLessThan(0.1);
});

test('gives all its bitmaps back', async () => {
  drawn.bitmaps = 0;
  drawn.closed = 0;
  const scene = await createScene({ size, isReduced: false, pixelsPerUnit: 1 });
  scene.close();
  expect(drawn.bitmaps).toBeGreaterThan(20);
  expect(drawn.closed).toBe(drawn.bitmaps);
});

test('with reduced motion a perfect drop throws nothing about', async () => {
  const imagesAfterDrop = async (isReduced: boolean) => {
    const scene = await createScene({ size, isReduced, pixelsPerUnit: 1 });
    const state = started();
    scene.draw(countingCanvas(), { state, part: 1, timeMs: 0 });
    build(state, 1);
    drawn.calls.clear();
    scene.draw(countingCanvas(), { state, part: 1, timeMs: 400 });
    const images = drawn.calls.get('drawImage') ?? 0;
    drawn.calls.clear();
    scene.draw(countingCanvas(), { state, part: 1, timeMs: 4000 });
    return images - (drawn.calls.get('drawImage') ?? 0);
  };
  expect(await imagesAfterDrop(false)).toBeGreaterThan(0);
  expect(await imagesAfterDrop(true)).toBe(0);
});
