import type { Area, RegistryEntry } from '@rainbow-rabbit/shared/area';
import { cataloguesFrom } from '@rainbow-rabbit/shared/i18n';
import { type AreaLoader, createAreaLoader } from './area-loader';
import type { RegisteredArea } from './area-registry';
import { AreaError } from './domain/area-error';
import type { AreaLoadEvent } from './domain/load-log';
import { loadTimeoutMs } from './timed-work';

const Home = () => null;
const Level = () => null;

const area: Area = {
  name: 'game',
  contract: '2.0',
  routes: [
    { path: '/home', layout: 'none', titleKey: 'home', component: async () => ({ default: Home }) },
    { path: '/level', layout: 'none', titleKey: 'level', component: async () => ({ default: Level }) },
  ],
  messages: cataloguesFrom(async () => ({ default: {} })),
};

const entry: RegistryEntry = {
  enabled: true,
  manifest: 'areas/game/0.1.0-12345678/area.json',
  name: 'game',
  version: '0.1.0',
  build: '0.1.0-12345678',
  contract: '2.0',
  requires: { react: '^19.0.0' },
  entry: 'area.js',
  container: 'area_game',
  preload: [],
  files: {},
  routes: [],
};
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
    { contract: '1.0' },
    { contract: '3.0' },
    { contract: '2.99' },
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
  const { loader } = loaderIn({ open: async () => ({ default: { ...area, contract: '3.0' } }) });
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

test("a developer's own build comes first", async () => {
  const override = { ...registered, build: '0.1.0-deadbeef', base: 'http://localhost:4801/' };
  const { loader, events } = loaderIn({ override });
  loader.visit('/home');
  await settled();
  expect(loader.base()).toBe('http://localhost:4801/');
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
