import type { Area } from '@rainbow-rabbit/shared/area';
import type { ComponentType } from 'react';
import type { AreaError } from './area-error';

/** The screens of an area that are loaded, by the path of their route. */
export type Screens = Readonly<Record<string, ComponentType>>;

/** Where the shell stands with one area. `attempt` counts the times its code was asked for. */
export type AreaState =
  | { status: 'idle'; attempt: number }
  | { status: 'loading'; attempt: number }
  | { status: 'ready'; attempt: number; area: Area; screens: Screens }
  | { status: 'failed'; attempt: number; error: AreaError };

export type AreaEvent =
  | { type: 'started' }
  | { type: 'loaded'; attempt: number; area: Area; screens: Screens }
  | { type: 'screens-loaded'; attempt: number; screens: Screens }
  | { type: 'failed'; attempt: number; error: AreaError };

export const idle: AreaState = { status: 'idle', attempt: 0 };

/**
 * What becomes of an area's state. News of an attempt that is no longer the current one changes nothing, so a
 * script that arrives after its time ran out can't undo a retry.
 */
export function nextAreaState(state: AreaState, event: AreaEvent): AreaState {
  if (event.type === 'started') return { status: 'loading', attempt: state.attempt + 1 };
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
