import type { Area } from '@rainbow-rabbit/shared/area';
import { AreaError } from './area-error';
import { integrityOf, type RegisteredArea } from './area-registry';
import { type AreaEvent, type AreaState, idle, nextAreaState, type Screens } from './area-state';
import { asAreaError } from './as-area-error';
import type { AreaLoadEvent, AreaLoadSink } from './load-events';
import { type OpenAreaParams, openArea } from './open-area';
import { within } from './within';

/** An area with its first screen, or a further screen, is ready within this time or has failed (docs/product.md 9.80). */
export const loadTimeoutMs = 10_000;

export interface AreaLoaderParams extends OpenAreaParams {
  /** The area as the registry described it when the page started. */
  registered: RegisteredArea;
  /** The area as the registry describes it now; asked before a retry, since a release may have cured it. */
  refresh: () => Promise<RegisteredArea | undefined>;
  /** A developer's own build to try first; when it fails, the registered one takes its place (docs/product.md 11.6). */
  override?: RegisteredArea;
  /** Makes the area's messages known, in the language of the page. */
  addMessages: (area: Area) => Promise<void>;
  /** Takes away what an attempt that failed has left in the page. */
  sweep: (registered: RegisteredArea) => void;
  report: AreaLoadSink;
  nowMs: () => number;
}

/** One area as the shell holds it: its state, and what can be asked of it. Nothing here throws: the state tells. */
export interface AreaLoader {
  readonly name: string;
  /** URL of the folder that holds the files of the build in use. */
  base(): string;
  getState(): AreaState;
  /** Hears of every change of state; returns its undo. */
  subscribe(listener: () => void): () => void;
  /** Wants a route's screen: loads what of it isn't there, anew if an earlier attempt failed. */
  show(path: string): void;
  /** Loads the area ahead of a visit. */
  preload(): Promise<void>;
  /** Notes that the area threw while it was shown. */
  fail(cause: unknown): void;
}

async function loadScreens(area: Area, paths: Iterable<string>): Promise<Screens> {
  const screens = [...paths].map(async (path) => {
    const route = area.routes.find((candidate) => candidate.path === path);
    if (!route) throw new AreaError('incompatible', area.name, new Error(`no route ${path}`));
    return [path, (await route.component()).default] as const;
  });
  return Object.fromEntries(await Promise.all(screens));
}

/** Makes the loader of one area: the machine of `area-state.ts`, driven by promises. */
export function createAreaLoader(params: AreaLoaderParams): AreaLoader {
  const { refresh, override, addMessages, sweep, report, nowMs } = params;
  let released = params.registered;
  /** The build in use: the released one, unless a developer's own stands in for it. */
  let current = override ?? released;
  const { name } = current;
  let state: AreaState = idle;
  const listeners = new Set<() => void>();
  /** Screens that somebody wants and that aren't there yet. */
  const wanted = new Set<string>();

  /** Returns whether the event was news. */
  function dispatch(event: AreaEvent): boolean {
    const before = state;
    state = nextAreaState(state, event);
    if (state === before) return false;
    for (const listener of listeners) listener();
    return true;
  }

  /** Does one piece of work for an attempt within its time, and tells how it went if that still matters. */
  async function work(
    phase: AreaLoadEvent['phase'],
    attempt: number,
    run: () => Promise<AreaEvent>,
  ): Promise<void> {
    const startedMs = nowMs();
    const outcome = run().catch(async (cause: unknown): Promise<AreaEvent> => {
      const error = await asAreaError(name, cause, (url) => integrityOf(current, url));
      return { type: 'failed', attempt, error };
    });
    const event = await within(
      loadTimeoutMs,
      outcome,
      (): AreaEvent => ({ type: 'failed', attempt, error: new AreaError('timed-out', name) }),
    );
    if (!dispatch(event)) return;
    if (event.type === 'failed') sweep(current);
    const durationMs = Math.round(nowMs() - startedMs);
    const code = event.type === 'failed' ? event.error.code : 'ready';
    report({ area: name, build: current.build, phase, attempt, durationMs, outcome: code });
  }

  async function load(): Promise<void> {
    dispatch({ type: 'started' });
    const { attempt } = state;
    await work('area', attempt, async () => {
      if (attempt > 1) {
        released = (await refresh()) ?? released;
        current = released;
      }
      const area = await openArea(current, params);
      const [screens] = await Promise.all([loadScreens(area, wanted), addMessages(area)]);
      return { type: 'loaded', attempt, area, screens };
    });
    if (state.status === 'failed' && current === override) await load();
    else await loadWanted();
  }

  async function loadWanted(): Promise<void> {
    if (state.status !== 'ready') return;
    const { area, attempt, screens } = state;
    const missing = [...wanted].filter((path) => !screens[path]);
    wanted.clear();
    if (missing.length === 0) return;
    await work('screen', attempt, async () => ({
      type: 'screens-loaded',
      attempt,
      screens: await loadScreens(area, missing),
    }));
  }

  const readyArea = () => (state.status === 'ready' ? state.area : undefined);

  return {
    name,
    base: () => current.base,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(path) {
      if (state.status === 'failed') wanted.clear();
      wanted.add(path);
      if (state.status === 'ready') void loadWanted();
      else if (state.status !== 'loading') void load();
    },
    async preload() {
      if (state.status !== 'idle') return;
      await load();
      readyArea()?.preload?.();
    },
    fail(cause) {
      const { attempt } = state;
      const error = new AreaError('broken', name, cause);
      if (dispatch({ type: 'failed', attempt, error }))
        report({
          area: name,
          build: current.build,
          phase: 'shown',
          attempt,
          durationMs: 0,
          outcome: error.code,
        });
    },
  };
}
