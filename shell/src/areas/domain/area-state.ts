import type { AreaError } from './area-error';

/** Screens of an area that are loaded, by the path of their route. */
export type ScreensByPath<Screen> = Readonly<Record<string, Screen>>;

/**
 * The state of one area in the shell. `attempt` counts how often its code was requested.
 * `Opened` is the area's module, `Screen` what shows one of its routes.
 */
export type AreaState<Opened, Screen> =
  | { status: 'idle'; attempt: number }
  | { status: 'loading'; attempt: number }
  | { status: 'ready'; attempt: number; area: Opened; screens: ScreensByPath<Screen> }
  | { status: 'failed'; attempt: number; error: AreaError };

/**
 * The reasons for which an area is requested.
 * - `preload`: a pointer or the focus reached a link to the area.
 * - `visit`: a person entered a route of the area, from elsewhere or from another of its routes. A render, a new
 *   language or another parameter in the same route is no visit.
 * - `retry`: a person pressed Retry.
 * - `fallback`: a developer's own build failed, and the released one takes its place.
 */
export type AreaRequest = 'preload' | 'visit' | 'retry' | 'fallback';

export type AreaEvent<Opened, Screen> =
  | { type: 'requested'; by: AreaRequest }
  | { type: 'loaded'; attempt: number; area: Opened; screens: ScreensByPath<Screen> }
  | { type: 'screens-loaded'; attempt: number; screens: ScreensByPath<Screen> }
  | { type: 'failed'; attempt: number; error: AreaError };

export const idleArea = { status: 'idle', attempt: 0 } as const;

/**
 * Returns true when a request starts a new attempt. An area that is loading or ready has its attempt. After a
 * failure, a person who comes to the area gets one new attempt per visit, because the cause may be gone and the
 * failure may be of a preload, which they never saw. A preload starts none: a pointer that crosses a link
 * must not replace the failure that a person is reading, nor request the files of a broken area again and again.
 */
function startsAttempt<Opened, Screen>({ status }: AreaState<Opened, Screen>, by: AreaRequest): boolean {
  return status === 'idle' || (status === 'failed' && by !== 'preload');
}

/**
 * Returns the state of an area after an event; the same object when the event changes nothing. News of an earlier
 * attempt changes nothing, so a script that arrives after its time ran out can't undo a retry.
 */
export function nextAreaState<Opened, Screen>(
  state: AreaState<Opened, Screen>,
  event: AreaEvent<Opened, Screen>,
): AreaState<Opened, Screen> {
  if (event.type === 'requested')
    return startsAttempt(state, event.by) ? { status: 'loading', attempt: state.attempt + 1 } : state;
  if (event.attempt !== state.attempt || state.status === 'failed') return state;
  const { attempt } = state;
  switch (event.type) {
    case 'failed':
      return { status: 'failed', attempt, error: event.error };
    case 'loaded':
      return { status: 'ready', attempt, area: event.area, screens: event.screens };
    case 'screens-loaded':
      return state.status === 'ready' ? { ...state, screens: { ...state.screens, ...event.screens } } : state;
  }
}
