import type { Area } from '@rainbow-rabbit/shared/area';
import { within } from '@rainbow-rabbit/shared/waiting';
import type { RegisteredArea } from './area-registry';
import { createAreaStore, type LoadedAreaState } from './area-store';
import type { AreaErrorKind } from './domain/area-error';
import type { AreaRequest } from './domain/area-state';
import { loadScreens } from './load-screens';
import { type OpenAreaParams, openArea } from './open-area';
import { createTimedWork, type TimedWorkParams } from './timed-work';

/**
 * The time that a new attempt waits for the registry (docs/product 9.166), by the failure before. Where files didn't
 * arrive, the known entry is as good as before once the network is back. Files that arrived and don't fit will not fit again:
 * the entry itself has to change.
 */
const patienceMs = (failure: AreaErrorKind) =>
  failure === 'unreachable' || failure === 'timed-out' ? 2000 : 5000;

export interface AreaLoaderParams
  extends OpenAreaParams,
    Pick<TimedWorkParams, 'sweep' | 'report' | 'nowMs'> {
  /** The area as the registry described it when the page started. */
  registered: RegisteredArea;
  /**
   * Returns the area as the registry describes it now, however long that takes; nothing if the registry can't be read. Called
   * before a new attempt: a release may have cured it.
   */
  refresh: () => Promise<RegisteredArea | undefined>;
  /** A developer's own build to try first; when it fails, the registered one takes its place (docs/product 11.6). */
  override?: RegisteredArea;
  /** Registers the area's messages, in the language of the page. */
  addMessages: (area: Area) => Promise<void>;
}

/** The state of one area, and the requests that change it. Nothing here throws: the state says what failed. */
export interface AreaLoader {
  readonly name: string;
  /** Returns the build in use. */
  build(): RegisteredArea;
  getState(): LoadedAreaState;
  /** Calls the listener after every change of state; returns the undo. */
  subscribe(listener: () => void): () => void;
  /** Loads the screen of the route that a page begins with, before it is drawn. The `visit` that comes with it is the same one. */
  begin(path: string): void;
  /** Loads the screen of a route that a person entered; after a failure, with a new attempt. */
  visit(path: string): void;
  /** Starts a new attempt after a failure, for the route that is shown. */
  retry(path: string): void;
  /** Loads the area ahead of a visit, with the screen of a route if one is given; after a failure, does nothing. */
  preload(path?: string): Promise<void>;
  /** Notes that the area threw while it was shown. */
  fail(cause: unknown): void;
}

/** Creates the loader of one area: the state machine of `domain/area-state.ts`, driven by promises. */
export function createAreaLoader(params: AreaLoaderParams): AreaLoader {
  const { refresh, override, addMessages } = params;
  const store = createAreaStore();
  let released = params.registered;
  /** The build in use: the released one, unless a developer's own build replaces it. */
  let current = override ?? released;
  const work = createTimedWork({ ...params, store, build: () => current });
  /** Paths of the screens that were requested and aren't loaded yet. */
  const wanted = new Set<string>();
  /** The route of `begin`, until the first visit. */
  let begun: string | undefined;

  /** Takes over what the registry says now. An answer that comes too late for this attempt is there for the next one. */
  async function refreshAfter(failure: AreaErrorKind): Promise<void> {
    const news = refresh().then((fresh) => {
      released = fresh ?? released;
    });
    await within(news, patienceMs(failure), () => undefined);
    current = released;
  }

  /** Starts an attempt if the state machine grants the request one; returns false if it doesn't. */
  async function request(by: AreaRequest): Promise<boolean> {
    const before = store.get();
    if (!store.dispatch({ type: 'requested', by })) return false;
    const { attempt } = store.get();
    await work.run('area', async () => {
      if (before.status === 'failed') await refreshAfter(before.error.kind);
      const area = await openArea(current, params);
      const [screens] = await Promise.all([loadScreens(area, wanted), addMessages(area)]);
      return { type: 'loaded', attempt, area, screens };
    });
    if (store.get().status === 'failed' && current === override) await request('fallback');
    else await loadWanted();
    return true;
  }

  /** Loads the requested screens that a ready area lacks. */
  async function loadWanted(): Promise<void> {
    const state = store.get();
    if (state.status !== 'ready') return;
    const { area, attempt, screens } = state;
    const missing = [...wanted].filter((path) => !screens[path]);
    wanted.clear();
    if (missing.length === 0) return;
    await work.run('screen', async () => ({
      type: 'screens-loaded',
      attempt,
      screens: await loadScreens(area, missing),
    }));
  }

  function show(path: string, by: AreaRequest): void {
    const { status } = store.get();
    if (status === 'failed') wanted.clear();
    wanted.add(path);
    void (status === 'ready' ? loadWanted() : request(by));
  }

  return {
    name: current.name,
    build: () => current,
    getState: store.get,
    subscribe: store.subscribe,
    begin(path) {
      begun = path;
      show(path, 'visit');
    },
    visit(path) {
      const isBegun = path === begun;
      begun = undefined;
      if (!isBegun) show(path, 'visit');
    },
    retry: (path) => show(path, 'retry'),
    async preload(path) {
      const before = store.get();
      if (before.status === 'ready' && path && !before.screens[path]) {
        // A failure must not replace what is shown. The visit loads the screen again.
        loadScreens(before.area, [path]).catch(() => undefined);
      }
      if (before.status === 'idle' && path) wanted.add(path);
      if (!(await request('preload'))) return;
      const state = store.get();
      if (state.status === 'ready') state.area.preload?.();
    },
    fail: work.fail,
  };
}
