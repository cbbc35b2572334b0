import { type WhacState, whacRules } from '@rainbow-rabbit/processes/arcade/games/whac';
import type { Scene } from '../../play/game';
import { whacSize } from './layout';
import { createWhacScene } from './scene';

/** Calls that move or copy something, with their numbers, and the alpha at that moment. */
type Call = readonly (string | number)[];

/** A canvas that notes what is drawn, since jsdom has none. */
function notingCanvas() {
  const calls: Call[] = [];
  const noted = new Set(['drawImage', 'translate', 'rotate', 'scale', 'fillText']);
  const values: Record<string, unknown> = {
    globalAlpha: 1,
    canvas: { width: 720, height: 1040 },
    getTransform: () => ({ a: 2, e: 0, f: 0 }),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
  };
  const context = new Proxy(values, {
    get: (_, name: string) => {
      if (name in values) return values[name];
      return (...args: unknown[]) => {
        if (!noted.has(name)) return;
        const plain = args.map((arg) => (typeof arg === 'number' ? arg : ''));
        const { globalAlpha } = values;
        calls.push([name, ...plain, Number(globalAlpha)]);
      };
    },
  });
  return { context: context as unknown as CanvasRenderingContext2D, calls };
}

const bitmaps: { isClosed: boolean }[] = [];
beforeEach(() => {
  bitmaps.length = 0;
  const globals = {
    Path2D: class {},
    OffscreenCanvas: class {
      getContext = () => notingCanvas().context;
    },
    createImageBitmap: () => {
      const made = {
        isClosed: false,
        width: 100,
        close: () => {
          made.isClosed = true;
        },
      };
      bitmaps.push(made);
      return Promise.resolve(made);
    },
  };
  Object.assign(globalThis, globals);
});
afterEach(() => {
  for (const name of ['Path2D', 'OffscreenCanvas', 'createImageBitmap'])
    Reflect.deleteProperty(globalThis, name);
});

const open = (isReduced = false) => {
  const options = { isReduced, pixelsPerUnit: 2, size: whacSize };
  return createWhacScene(options);
};

/** A run at a step, with a rabbit at each of some holes. */
function runWith(rabbits: Readonly<Record<number, number>>): WhacState {
  const state = { ...whacRules.start([1, 2, 3, 4], 1), now: 1000, nextCome: 4000 };
  for (const [hole, who] of Object.entries(rabbits)) {
    state.who[Number(hole)] = who;
    state.came[Number(hole)] = 950;
    state.goes[Number(hole)] = 1050;
  }
  return state;
}

function drawn(
  scene: Scene<WhacState>,
  state: WhacState,
  more: { timeMs?: number; cursor?: number } = {},
): Call[] {
  const { context, calls } = notingCanvas();
  scene.draw(context, { state, part: 0.5, timeMs: 700, ...more });
  return calls;
}

test('rabbits are drawn while they are there, and for a moment after they were hit', async () => {
  const scene = await open();
  const empty = drawn(scene, runWith({})).length;
  const state = runWith({ 4: 1 });
  const one = drawn(scene, state).length;
  expect(one).toBeGreaterThan(empty + 4);
  expect(drawn(scene, runWith({ 4: 1, 7: 8 })).length).toBeGreaterThan(one + 4);
  whacRules.step(state, [4]);
  expect(drawn(scene, state).length).toBeGreaterThan(one + 4);
  for (let steps = 0; steps < 60; steps += 1) whacRules.step(state, []);
  expect(drawn(scene, state)).toHaveLength(empty);
});

test('the cursor is drawn once a key has moved it', async () => {
  const scene = await open();
  const state = runWith({});
  expect(drawn(scene, state, { cursor: 4 })).toHaveLength(drawn(scene, state).length + 1);
});

test('with reduced motion nothing moves by itself, and mistakes don’t shake the scene', async () => {
  const frames = async (isReduced: boolean) => {
    const scene = await open(isReduced);
    const state = runWith({ 4: 3, 5: 8 });
    const still = [200, 900].map((timeMs) => JSON.stringify(drawn(scene, state, { timeMs })));
    whacRules.step(state, [4]);
    whacRules.step(state, []);
    const [first] = drawn(scene, state).filter(([name]) => name === 'translate');
    return { isStill: still[0] === still[1], isShaken: first?.[1] !== 0 };
  };
  expect(await frames(true)).toEqual({ isStill: true, isShaken: false });
  expect(await frames(false)).toEqual({ isStill: false, isShaken: true });
});

test('a run that is sought backwards is drawn as it was', async () => {
  const scene = await open();
  const [early, late] = [runWith({ 4: 1 }), runWith({ 4: 1 })];
  whacRules.step(late, [4]);
  for (let steps = 0; steps < 20; steps += 1) whacRules.step(late, []);
  const before = drawn(scene, early);
  expect(drawn(scene, late)).not.toEqual(before);
  drawn(scene, early);
  expect(drawn(scene, early)).toEqual(before);
});

test('every bitmap is given back', async () => {
  const scene = await open();
  expect(bitmaps.length).toBeGreaterThan(40);
  scene.close();
  expect(bitmaps.filter(({ isClosed }) => !isClosed)).toEqual([]);
});
