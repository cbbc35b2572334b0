import { renderHook } from '@testing-library/react';
import { useLook } from '../chrome/layouts/use-look';
import type { AreaLoader } from './area-loader';
import { payloadsOf } from './area-payloads';
import type { RegisteredArea } from './area-registry';
import { whenFirstPageDrawable } from './when-first-page-drawable';

/** Returns a build of the area, whose data no other test has fetched. */
const buildOf = (build: number) =>
  ({
    name: 'hall',
    base: `http://localhost/areas/hall/${build}/`,
    files: { 'pl/hall/blue/_payload.json': 'sha256-a' },
    routes: [{ path: '/hall/:room', layout: 'pioneers', titleKey: 'title' }],
  }) as unknown as RegisteredArea;
let builds = 0;
let hall = buildOf(builds);

/** The loader of the area, whose screen comes when `show` is called. */
function createLoader() {
  let state: object = { status: 'loading' };
  const listeners = new Set<() => void>();
  const set = (next: object) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const loader = {
    name: 'hall',
    begin: jest.fn(),
    build: () => hall,
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    begin: loader.begin,
    loaders: new Map([['hall', loader as unknown as AreaLoader]]),
    show: () => set({ status: 'ready', screens: { '/hall/:room': () => null } }),
    fail: () => set({ status: 'failed' }),
  };
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** Waits for a page; `isDrawable` returns true once the wait is over. */
function wait(loaders: ReadonlyMap<string, AreaLoader>, path = '/hall/blue') {
  let isOver = false;
  const over = whenFirstPageDrawable({ areas: [hall], loaders, path, locale: 'pl' }).then(() => {
    isOver = true;
  });
  return {
    over,
    isDrawable: async () => {
      await settle();
      return isOver;
    },
  };
}

const givenFetch = globalThis.fetch;
let answer: (response: Response) => void;
let asked = 0;
beforeEach(() => {
  jest.useFakeTimers();
  asked = 0;
  builds += 1;
  hall = buildOf(builds);
  globalThis.fetch = () => {
    asked += 1;
    return new Promise<Response>((resolve) => {
      answer = resolve;
    });
  };
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = givenFetch;
});

test('waits for the screen, the look and the data of the page that a visit begins with', async () => {
  const { loaders, begin, show } = createLoader();
  const { isDrawable } = wait(loaders);
  expect(begin).toHaveBeenCalledWith('/hall/:room');
  show();
  expect(await isDrawable()).toBe(false);
  answer(new Response('{}'));
  expect(await isDrawable()).toBe(true);
  expect(renderHook(() => useLook('pioneers')).result.current.isWaiting).toBe(false);
});

test('waits for no page of the shell', async () => {
  const { loaders, begin } = createLoader();
  expect(await wait(loaders, '/about').isDrawable()).toBe(true);
  expect(begin).not.toHaveBeenCalled();
});

test('an area that fails ends the wait, and so does the end of its time', async () => {
  const { loaders, fail } = createLoader();
  const failing = wait(loaders, '/hall/red');
  expect(await failing.isDrawable()).toBe(false);
  fail();
  expect(await failing.isDrawable()).toBe(true);

  const hanging = wait(createLoader().loaders, '/hall/red');
  await jest.advanceTimersByTimeAsync(9999);
  expect(await hanging.isDrawable()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await hanging.isDrawable()).toBe(true);
});

test('data that failed are not asked for again by the page, which says so', async () => {
  const { loaders, show } = createLoader();
  const { isDrawable } = wait(loaders);
  show();
  answer(new Response('', { status: 404 }));
  expect(await isDrawable()).toBe(true);
  await expect(payloadsOf(hall)('/hall/blue', 'pl')).rejects.toMatchObject({ code: 'area.unreachable' });
  expect(asked).toBe(1);
});

test('data that failed together with their area are asked for again by its next attempt', async () => {
  const { loaders, fail } = createLoader();
  const { isDrawable } = wait(loaders);
  fail();
  answer(new Response('', { status: 404 }));
  expect(await isDrawable()).toBe(true);
  const again = payloadsOf(hall)('/hall/blue', 'pl');
  answer(new Response('{"name":"blue"}'));
  expect(await again).toEqual({ name: 'blue' });
});
