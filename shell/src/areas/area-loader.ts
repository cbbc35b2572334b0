import type { Area } from '@rainbow-rabbit/shared/area';
import type { RegisteredArea } from './area-registry';
import { createAreaStore, type LoadedAreaState } from './area-store';
import type { AreaRequest } from './domain/area-state';
import { loadScreens } from './load-screens';
import { type OpenAreaParams, openArea } from './open-area';
import { createTimedWork, type TimedWorkParams } from './timed-work';

export interface AreaLoaderParams
  extends OpenAreaParams,
    Pick<TimedWorkParams, 'sweep' | 'report' | 'nowMs'> {
  /** The area as the registry described it when the page started. */
  registered: RegisteredArea;
  /** Returns the area as the registry describes it now. Called before a new attempt: a release may have cured it. */
  refresh: () => Promise<RegisteredArea | undefined>;
  /** A developer's own build to try first; when it fails, the registered one takes its place (docs/product.md 11.6). */
  override?: RegisteredArea;
  /** Registers the area's messages, in the language of the page. */
  addMessages: (area: Area) => Promise<void>;
}

/** The state of one area, and the requests that change it. Nothing here throws: the state says what failed. */
export interface AreaLoader {
  readonly name: string;
  /** Returns the URL of the folder that holds the files of the build in use. */
  base(): string;
  getState(): LoadedAreaState;
  /** Calls the listener after every change of state; returns the undo. */
  subscribe(listener: () => void): () => void;
  /** Loads the screen of a route that a person entered; after a failure, with a new attempt. */
  visit(path: string): void;
  /** Starts a new attempt after a failure, for the route that is shown. */
  retry(path: string): void;
  /** Loads the area ahead of a visit; after a failure, does nothing. */
  preload(): Promise<void>;
  /** Notes that the area threw while it was shown. */
  fail(cause: unknown): void;
}

/** Creates the loader of one area: the state machine of `domain/area-state.ts`, driven by promises. */
export function createAreaLoader(params: AreaLoaderParams): AreaLoader {
  const { refresh, override, addMessages } = params;
  const store = createAreaStore();
  let released = params.registered;
  /** The build in use: the released one, unless a developer's own stands in for it. */
  let current = override ?? released;
  const work = createTimedWork({ ...params, store, build: () => current });
  /** Paths of the screens that were requested and aren't loaded yet. */
  const wanted = new Set<string>();

  /** Starts an attempt if the state machine grants the request one; returns false if it doesn't. */
  async function request(by: AreaRequest): Promise<boolean> {
    if (!store.dispatch({ type: 'requested', by })) return false;
    const { attempt } = store.get();
    await work.run('area', async () => {
      if (attempt > 1) {
        released = (await refresh()) ?? released;
        current = released;
      }
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
    base: () => current.base,
    getState: store.get,
    subscribe: store.subscribe,
    visit: (path) => show(path, 'visit'),
    retry: (path) => show(path, 'retry'),
    async preload() {
      if (!(await request('preload'))) return;
      const state = store.get();
      if (state.status === 'ready') state.area.preload?.();
    },
    fail: work.fail,
  };
}
