import type { Area } from '@rainbow-rabbit/shared/area';
import { cataloguesFrom } from '@rainbow-rabbit/shared/i18n';
import { areaEntry } from '../testing/registered';
import { type AreaLoader, createAreaLoader } from './area-loader';
import type { RegisteredArea } from './area-registry';
import { AreaError } from './domain/area-error';
import type { AreaLoadEvent } from './domain/load-log';
import { loadTimeoutMs } from './timed-work';

const Home = () => null;
const Level = () => null;

const area: Area = {
  name: 'game',
  contract: '1.0',
  routes: [
    { path: '/home', layout: 'none', titleKey: 'home', component: async () => ({ default: Home }) },
    { path: '/level', layout: 'none', titleKey: 'level', component: async () => ({ default: Level }) },
  ],
  messages: cataloguesFrom(async () => ({ default: {} })),
};

const entry = areaEntry('game', { requires: { react: '^19.0.0' } });
const registered: RegisteredArea = { ...entry, base: 'https://app.example/areas/game/0.1.0-12345678/' };

interface World {
  open?: (registered: RegisteredArea) => Promise<unknown>;
  refresh?: () => Promise<RegisteredArea | undefined>;
  registered?: Partial<RegisteredArea>;
  override?: RegisteredArea;
}

function loaderIn({ open, refresh, registered: changes, override }: World = {}) {
  const events: AreaLoadEvent[] = [];
  const opened = jest.fn(open ?? (async () => ({ default: area })));
  const sweep = jest.fn();
  const loader = createAreaLoader({
    registered: { ...registered, ...changes },
    override,
    refresh: refresh ?? (async () => undefined),
    open: opened,
    sweep,
    addMessages: async () => undefined,
    versions: { react: '19.3.1' },
    report: (event) => events.push(event),
    nowMs: () => Date.now(),
  });
  return { loader, events, opened, sweep };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Lets everything that waits for nothing but promises happen. */
const settled = () => jest.advanceTimersByTimeAsync(0);

const failureOf = (loader: AreaLoader) => {
  const state = loader.getState();
  return state.status === 'failed' ? state.error.kind : state.status;
};

test('shows the screen of a route once area and screen are loaded, and reports it', async () => {
  const { loader, events } = loaderIn();
  const statuses: string[] = [];
  loader.subscribe(() => statuses.push(loader.getState().status));
  loader.visit('/home');
  await settled();
  expect(loader.getState()).toMatchObject({ status: 'ready', screens: { '/home': Home } });
  expect(statuses).toEqual(['loading', 'ready']);
  expect(events).toEqual([
    { area: 'game', build: '0.1.0-12345678', phase: 'area', attempt: 1, durationMs: 0, outcome: 'ready' },
  ]);
});

test('loads the area once, however often it is asked for', async () => {
  const { loader, opened } = loaderIn();
  void loader.preload();
  loader.visit('/home');
  loader.visit('/level');
  await settled();
  loader.visit('/home');
  await settled();
  expect(opened).toHaveBeenCalledTimes(1);
  expect(loader.getState()).toMatchObject({ screens: { '/home': Home, '/level': Level } });
});

test('an area that never answers has failed after its time', async () => {
  const { loader, events } = loaderIn({ open: () => new Promise(() => undefined) });
  loader.visit('/home');
  await jest.advanceTimersByTimeAsync(loadTimeoutMs - 1);
  expect(loader.getState().status).toBe('loading');
  await jest.advanceTimersByTimeAsync(1);
  expect(failureOf(loader)).toBe('timed-out');
  expect(events).toMatchObject([{ outcome: 'area.timed-out', durationMs: loadTimeoutMs }]);
});

test('a failure keeps its kind, and what it left in the page is swept away', async () => {
  const { loader, sweep } = loaderIn({ open: () => Promise.reject(new AreaError('corrupt', 'game')) });
  loader.visit('/home');
  await settled();
  expect(failureOf(loader)).toBe('corrupt');
  expect(sweep).toHaveBeenCalledWith(registered);
});

test('an area that throws or exports anything else is broken', async () => {
  const throwing = loaderIn({ open: () => Promise.reject(new Error('oops')) });
  throwing.loader.visit('/home');
  const empty = loaderIn({ open: async () => ({}) });
  empty.loader.visit('/home');
  const other = loaderIn({ open: async () => ({ default: { ...area, name: 'social' } }) });
  other.loader.visit('/home');
  await settled();
  expect([throwing, empty, other].map(({ loader }) => failureOf(loader))).toEqual([
    'broken',
    'broken',
    'broken',
  ]);
});

test('an area of another contract, or that needs another React, is never fetched', async () => {
  for (const changes of [
    { contract: '0.9' },
    { contract: '2.0' },
    { contract: '1.99' },
    { requires: { react: '^20.0.0' } },
  ]) {
    const { loader, opened } = loaderIn({ registered: changes });
    loader.visit('/home');
    await settled();
    expect(failureOf(loader)).toBe('incompatible');
    expect(opened).not.toHaveBeenCalled();
  }
});

test('code whose contract is not the registered one is refused as well', async () => {
  const { loader } = loaderIn({ open: async () => ({ default: { ...area, contract: '2.0' } }) });
  loader.visit('/home');
  await settled();
  expect(failureOf(loader)).toBe('incompatible');
});

test('an area that the registry closes is not fetched', async () => {
  const { loader, opened } = loaderIn({ registered: { enabled: false } });
  loader.visit('/home');
  await settled();
  expect(failureOf(loader)).toBe('closed');
  expect(opened).not.toHaveBeenCalled();
});

const cured = { ...registered, build: '0.1.0-87654321' };

/** A loader whose registered build can't be loaded; the registry has a cured one. */
async function failedLoader() {
  const open = async ({ build }: RegisteredArea) => {
    if (build === cured.build) return { default: area };
    throw new AreaError('unreachable', 'game');
  };
  const made = loaderIn({ open, refresh: async () => cured });
  made.loader.visit('/home');
  await settled();
  expect(failureOf(made.loader)).toBe('unreachable');
  return made;
}

for (const ask of ['retry', 'visit'] as const)
  test(`a ${ask} after a failure starts over, with what the registry says now`, async () => {
    const { loader, events, opened } = await failedLoader();
    loader[ask]('/home');
    await settled();
    expect(loader.getState()).toMatchObject({ status: 'ready', attempt: 2, screens: { '/home': Home } });
    expect(opened).toHaveBeenLastCalledWith(cured);
    expect(events.map(({ outcome }) => outcome)).toEqual(['area.unreachable', 'ready']);
  });

/** The failures, with what a new attempt waits for the registry. */
const patience = [
  ['unreachable', 2000],
  ['timed-out', 2000],
  ['corrupt', 5000],
  ['broken', 5000],
  ['incompatible', 5000],
] as const;

for (const [kind, waitMs] of patience) {
  const open = async ({ build }: RegisteredArea) => {
    if (build === cured.build) return { default: area };
    throw new AreaError(kind, 'game');
  };
  const failed = async (answerMs: number) => {
    const answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, answerMs));
      return cured;
    };
    const made = loaderIn({ open, refresh: jest.fn(answer) });
    made.loader.visit('/home');
    await settled();
    expect(failureOf(made.loader)).toBe(kind);
    made.loader.retry('/home');
    return made;
  };

  test(`after ${kind}, a registry that takes almost ${waitMs} ms still decides over the attempt`, async () => {
    const { loader, opened } = await failed(waitMs - 1);
    await jest.advanceTimersByTimeAsync(waitMs - 1);
    expect(loader.getState().status).toBe('ready');
    expect(opened.mock.calls.map(([{ build }]) => build)).toEqual([registered.build, cured.build]);
  });

  test(`after ${kind}, a registry that takes longer decides over the attempt after it`, async () => {
    const { loader, events } = await failed(waitMs + 1);
    await jest.advanceTimersByTimeAsync(waitMs);
    expect(failureOf(loader)).toBe(kind);
    await jest.advanceTimersByTimeAsync(1);
    // The answer came. Even if the registry doesn't answer again in time, the next attempt has the cured build.
    loader.retry('/home');
    await jest.advanceTimersByTimeAsync(waitMs);
    expect(loader.getState().status).toBe('ready');
    expect(events.at(-1)).toMatchObject({ build: cured.build, outcome: 'ready' });
  });
}

test('a preload leaves a failed area as it is', async () => {
  const { loader, opened } = await failedLoader();
  const before = loader.getState();
  await loader.preload();
  expect(loader.getState()).toBe(before);
  expect(opened).toHaveBeenCalledTimes(1);
});

test('a visit after a preload that failed is a new attempt, so that a person never sees the failure of a preload', async () => {
  const { loader, opened } = loaderIn({
    open: async ({ build }) => {
      if (build === cured.build) return { default: area };
      throw new AreaError('unreachable', 'game');
    },
    refresh: async () => cured,
  });
  await loader.preload();
  expect(failureOf(loader)).toBe('unreachable');
  loader.visit('/home');
  await settled();
  expect(loader.getState()).toMatchObject({ status: 'ready', attempt: 2 });
  expect(opened).toHaveBeenCalledTimes(2);
});

test('the visit that comes with the page of a begun load is the same one; the next is a new attempt', async () => {
  const { loader, opened } = loaderIn({
    open: () => Promise.reject(new AreaError('unreachable', 'game')),
  });
  loader.begin('/home');
  await settled();
  loader.visit('/home');
  await settled();
  expect(loader.getState()).toMatchObject({ status: 'failed', attempt: 1 });
  loader.visit('/home');
  await settled();
  expect(opened).toHaveBeenCalledTimes(2);
});

test('a visit of another route than the begun one is a new attempt', async () => {
  const { loader, opened } = loaderIn({
    open: () => Promise.reject(new AreaError('unreachable', 'game')),
  });
  loader.begin('/home');
  await settled();
  loader.visit('/level');
  await settled();
  loader.visit('/home');
  await settled();
  expect(opened).toHaveBeenCalledTimes(3);
});

test('a visit while a preload is under way joins its attempt, and sees that attempt fail', async () => {
  let reject: (error: Error) => void = () => undefined;
  const { loader, opened } = loaderIn({
    open: () =>
      new Promise((_resolve, refuse) => {
        reject = refuse;
      }),
  });
  const preloaded = loader.preload();
  loader.visit('/home');
  reject(new AreaError('unreachable', 'game'));
  await preloaded;
  expect(loader.getState()).toMatchObject({ status: 'failed', attempt: 1 });
  expect(opened).toHaveBeenCalledTimes(1);
});

test('a failure carries its error to the report', async () => {
  const { events } = await failedLoader();
  expect(events).toMatchObject([{ outcome: 'area.unreachable', error: { kind: 'unreachable' } }]);
});

test('a screen that cannot be loaded fails the area, and a retry brings both', async () => {
  let isThere = false;
  const moody: Area = {
    ...area,
    routes: area.routes.map((route) => ({
      ...route,
      component: async () => {
        if (route.path === '/level' && !isThere) throw new AreaError('unreachable', 'game');
        return { default: Level };
      },
    })),
  };
  const { loader, events } = loaderIn({ open: async () => ({ default: moody }) });
  loader.visit('/home');
  await settled();
  loader.visit('/level');
  await settled();
  expect(failureOf(loader)).toBe('unreachable');
  expect(events.at(-1)).toMatchObject({ phase: 'screen' });
  isThere = true;
  loader.visit('/level');
  await settled();
  expect(loader.getState()).toMatchObject({ status: 'ready', screens: { '/level': Level } });
});

test('an area that throws while it is shown is broken, and reported once', async () => {
  const { loader, events } = loaderIn();
  loader.visit('/home');
  await settled();
  loader.fail(new Error('render'));
  loader.fail(new Error('render'));
  expect(failureOf(loader)).toBe('broken');
  expect(events.map(({ phase }) => phase)).toEqual(['area', 'shown']);
});

test('an area that is preloaded may prepare itself', async () => {
  const preload = jest.fn();
  const { loader } = loaderIn({ open: async () => ({ default: { ...area, preload } }) });
  await loader.preload();
  expect(preload).toHaveBeenCalledTimes(1);
  expect(loader.getState()).toMatchObject({ status: 'ready', screens: {} });
});

test('a preload for a route brings its screen with the area, or later, but never fails an area that is shown', async () => {
  const { loader } = loaderIn();
  await loader.preload('/home');
  expect(loader.getState()).toMatchObject({ status: 'ready', screens: { '/home': Home } });
  const fetched = jest.fn(() => Promise.reject(new AreaError('unreachable', 'game')));
  const lost = {
    ...area,
    routes: area.routes.map((route) => (route.path === '/level' ? { ...route, component: fetched } : route)),
  };
  const shown = loaderIn({ open: async () => ({ default: lost }) });
  shown.loader.visit('/home');
  await settled();
  const before = shown.loader.getState();
  await shown.loader.preload('/level');
  await shown.loader.preload('/home');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(shown.loader.getState()).toBe(before);
});

test("a developer's own build comes first", async () => {
  const override = { ...registered, build: '0.1.0-deadbeef', base: 'http://localhost:4801/' };
  const { loader, events } = loaderIn({ override });
  loader.visit('/home');
  await settled();
  expect(loader.build().base).toBe('http://localhost:4801/');
  expect(events).toMatchObject([{ build: '0.1.0-deadbeef', outcome: 'ready' }]);
});

test("when a developer's own build fails, the released one takes its place by itself", async () => {
  const override = { ...registered, build: '0.1.0-deadbeef' };
  const open = async ({ build }: RegisteredArea) => {
    if (build === override.build) throw new AreaError('unreachable', 'game');
    return { default: area };
  };
  const { loader, events } = loaderIn({ override, open });
  loader.visit('/home');
  await settled();
  expect(loader.getState()).toMatchObject({ status: 'ready', attempt: 2, screens: { '/home': Home } });
  expect(events.map(({ build, outcome }) => `${build} ${outcome}`)).toEqual([
    '0.1.0-deadbeef area.unreachable',
    '0.1.0-12345678 ready',
  ]);
});
