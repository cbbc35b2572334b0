import { firstPaint } from './first-paint';

type Observe = (names: readonly string[]) => void;

/** Asks for the first paint, and returns what the browser does next, and true once the answer has come. */
function askIn({ isHidden = false, hasPaintTiming = true, words = Promise.resolve(false) }) {
  const frames: FrameRequestCallback[] = [];
  let observe: Observe = () => undefined;
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  class FakeObserver {
    static supportedEntryTypes = hasPaintTiming ? ['paint'] : ['mark'];
    constructor(callback: (list: { getEntriesByName(name: string): unknown[] }) => void) {
      observe = (names) => callback({ getEntriesByName: (name) => names.filter((other) => other === name) });
    }
    observe = () => undefined;
  }
  Object.defineProperty(globalThis, 'PerformanceObserver', { value: FakeObserver, configurable: true });
  let isResolved = false;
  void firstPaint(words).then(() => {
    isResolved = true;
  });
  return {
    paint: (...names: string[]) => observe(names),
    drawFrame: () => {
      for (const callback of frames) callback(0);
    },
    isResolved: async () => {
      await Promise.resolve();
      return isResolved;
    },
  };
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] }));

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

test('resolves once words are shown, not with the first colour', async () => {
  const { paint, isResolved } = askIn({});
  paint('first-paint');
  expect(await isResolved()).toBe(false);
  paint('first-paint', 'first-contentful-paint');
  expect(await isResolved()).toBe(true);
});

test('resolves after the next frame in a browser that doesn’t report its paints', async () => {
  const { drawFrame, isResolved } = askIn({ hasPaintTiming: false });
  expect(await isResolved()).toBe(false);
  drawFrame();
  expect(await isResolved()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(await isResolved()).toBe(true);
});

test('waits for the words of an area’s page, and for the frame that shows them', async () => {
  let draw: (hasCome: boolean) => void = () => undefined;
  const words = new Promise<boolean>((resolve) => {
    draw = resolve;
  });
  const { paint, drawFrame, isResolved } = askIn({ words });
  await Promise.resolve();
  paint('first-contentful-paint');
  expect(await isResolved()).toBe(false);
  draw(true);
  await words;
  paint('first-contentful-paint');
  expect(await isResolved()).toBe(false);
  drawFrame();
  jest.advanceTimersByTime(1);
  expect(await isResolved()).toBe(true);
});

test('resolves in a hidden tab, which draws nothing, and in one that becomes hidden', async () => {
  expect(await askIn({ isHidden: true }).isResolved()).toBe(true);
  const { isResolved } = askIn({});
  expect(await isResolved()).toBe(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await isResolved()).toBe(true);
});

test('resolves after three seconds in a page that is never drawn', async () => {
  const { isResolved } = askIn({});
  jest.advanceTimersByTime(2999);
  expect(await isResolved()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(await isResolved()).toBe(true);
});
