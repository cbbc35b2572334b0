import { chanceFrom } from '@rainbow-rabbit/processes/arcade/client/domain';
import { type RabbitRun, rabbitInputs, rabbitRules } from '@rainbow-rabbit/processes/arcade/games/rabbit';
import type { ArtCanvas } from '../../art/bitmap';
import { createRabbitScene } from './scene';
import { layoutOf, sceneSizeFor } from './view';

/** A canvas that draws nothing and keeps its calls. */
function canvasOfCalls() {
  const calls: (readonly [name: string, ...values: unknown[]])[] = [];
  const answers: Record<string, unknown> = {
    getTransform: () => ({ a: 1, e: 0, f: 0 }),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
    createRadialGradient: () => ({ addColorStop: () => undefined }),
  };
  const canvas = new Proxy<Record<string, unknown>>(answers, {
    get: (own, name: string) =>
      own[name] ??
      ((...values: unknown[]) => {
        calls.push([name, ...values]);
      }),
  });
  return { canvas: canvas as unknown as ArtCanvas, calls };
}

beforeEach(() => {
  class Surface {
    constructor(
      readonly width: number,
      readonly height: number,
    ) {}
    getContext = () => canvasOfCalls().canvas;
  }
  class Outline {}
  for (const name of ['moveTo', 'lineTo', 'bezierCurveTo', 'quadraticCurveTo', 'closePath'])
    Object.assign(Outline.prototype, { [name]: () => undefined });
  Object.assign(Outline.prototype, {
    ellipse: () => undefined,
    roundRect: () => undefined,
    addPath: () => undefined,
  });
  const bitmapFrom = async ({ width, height }: Surface) => ({ width, height, close: () => undefined });
  Object.assign(globalThis, { OffscreenCanvas: Surface, Path2D: Outline, createImageBitmap: bitmapFrom });
});
afterEach(() => {
  for (const name of ['OffscreenCanvas', 'Path2D', 'createImageBitmap'])
    Reflect.deleteProperty(globalThis, name);
});

const start = () => rabbitRules.start(chanceFrom('AAAAAAAAAAAAAAAAAAAAAQ'), 1);

/** Plays steps, and returns the calls of the frame after them. */
async function frameAfter(
  run: RabbitRun,
  steps: number,
  isReduced: boolean,
  inputsAt: (step: number) => number[],
) {
  const scene = await createRabbitScene({ isReduced, pixelsPerUnit: 1, size: { width: 400, height: 600 } });
  const { canvas, calls } = canvasOfCalls();
  for (let step = 0; step < steps; step += 1) {
    scene.remember(run);
    rabbitRules.step(run, inputsAt(step));
    scene.draw(canvas, { state: run, part: 0.5, timeMs: (step * 1000) / 60 });
  }
  calls.length = 0;
  scene.remember(run);
  scene.draw(canvas, { state: run, part: 1, timeMs: (steps * 1000) / 60, ghost: start() });
  scene.close();
  return calls;
}

const setOut = (step: number) => (step === 0 ? [rabbitInputs.press, rabbitInputs.release] : []);
/** Places of the pictures that are as wide as the land. */
const landAt = (calls: Awaited<ReturnType<typeof frameAfter>>) =>
  calls.flatMap(([name, picture, x]) =>
    name === 'drawImage' && (picture as ImageBitmap).width >= 600 ? [x as number] : [],
  );

test('the hills go by slower than the way, and stand still in reduced motion', async () => {
  const moving = new Set(landAt(await frameAfter(start(), 40, false, setOut)));
  expect(moving.size).toBeGreaterThan(3);
  const still = landAt(await frameAfter(start(), 40, true, setOut));
  expect(still.filter((x) => x === 0).length).toBeGreaterThanOrEqual(3);
  expect(still.some((x) => x < -50)).toBe(true);
});

test('a stumble shakes the scene, but not in reduced motion', async () => {
  const stumbled = async (isReduced: boolean) => {
    const run = start();
    const calls = await frameAfter(run, 150, isReduced, setOut);
    expect(run.shaken).toBeGreaterThan(280);
    return calls.slice(0, 3).some(([name]) => name === 'translate');
  };
  expect(await stumbled(false)).toBe(true);
  expect(await stumbled(true)).toBe(false);
});

test('moments that a watcher skips are not made up for', async () => {
  const scene = await createRabbitScene({
    isReduced: false,
    pixelsPerUnit: 1,
    size: { width: 400, height: 600 },
  });
  const run = start();
  for (let step = 0; step < 150; step += 1) {
    scene.remember(run);
    rabbitRules.step(run, setOut(step));
  }
  const { canvas, calls } = canvasOfCalls();
  scene.draw(canvas, { state: run, part: 1, timeMs: 0 });
  expect(run.shaken).toBeGreaterThan(0);
  expect(calls.slice(0, 3).some(([name]) => name === 'translate')).toBe(false);
});

test('a bridge draws its rainbow, with a flash only where motion is wanted', async () => {
  const opened = async (isReduced: boolean) => {
    const run = Object.assign(start(), {
      rest: 0,
      progress: 6,
      orbColours: [6],
      orbPlaces: [60 * 256],
      orbHeights: [18 * 256],
    });
    const calls = await frameAfter(run, 20, isReduced, () => []);
    expect(run.bridges).toBe(1);
    return calls.filter(
      ([name, x, y, width, height]) =>
        name === 'fillRect' && x === 0 && y === 0 && width === 400 && height === 600,
    );
  };
  expect(await opened(false)).toHaveLength(1);
  expect(await opened(true)).toHaveLength(0);
});

test('every moment of a run up to its end can be drawn', async () => {
  const run = start();
  const calls = await frameAfter(run, 900, false, (step) => (step % 37 === 0 ? [rabbitInputs.press] : []));
  expect(rabbitRules.isOver(run)).toBe(true);
  expect(calls.length).toBeGreaterThan(20);
});

test.each([
  [360, 640],
  [320, 568],
  [412, 821],
  [844, 390],
  [868, 365],
  [1440, 900],
])('a canvas of %i × %i is filled, with enough of the way ahead of the rabbit', (width, height) => {
  const size = sceneSizeFor({ width, height });
  expect(Math.abs(size.width / size.height - width / height)).toBeLessThan(0.01);
  const { rabbitX, way } = layoutOf(size);
  expect(size.width - rabbitX).toBeGreaterThanOrEqual(300);
  expect(size.height - way).toBeGreaterThanOrEqual(90);
  expect(way).toBeGreaterThan(250);
});
