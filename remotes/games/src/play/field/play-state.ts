import type { RunResult } from '../domain/recorded-run';

/** A field on which a run is played. */
export type PlayState =
  /** The player or the run isn't there yet; `isCut` where a run that was being played went with its player. */
  | { status: 'waiting'; isCut?: boolean }
  /** The player has to tap. */
  | { status: 'ready' }
  | { status: 'counting'; left: number }
  | { status: 'playing' }
  | { status: 'paused' }
  | { status: 'over'; result: RunResult };

export type PlayAction =
  | { kind: 'begun'; isNext: boolean }
  | { kind: 'lost' }
  | { kind: 'start' }
  | { kind: 'count' }
  | { kind: 'pause' }
  | { kind: 'resume' }
  | { kind: 'ended'; result: RunResult };

/** Numbers that are counted down before a run goes on. */
const countFrom = 3;

/** Returns true for a run that has begun and has no end yet. */
function isUnderWay({ status }: PlayState): boolean {
  return status === 'playing' || status === 'counting' || status === 'paused';
}

/** Returns the name of the panel that lies over the scene; undefined while a run goes on. */
export function panelOver(state: PlayState, isFailed: boolean): string | undefined {
  if (isFailed) return 'failed';
  return state.status === 'playing' || state.status === 'counting' ? undefined : state.status;
}

/** Returns the state of a field after an action. */
export function playStateAfter(state: PlayState, action: PlayAction): PlayState {
  switch (action.kind) {
    case 'begun':
      // A player who asks for one more run has tapped for it.
      return action.isNext ? { status: 'counting', left: countFrom } : { status: 'ready' };
    case 'lost':
      return { status: 'waiting', isCut: isUnderWay(state) };
    case 'start':
      return state.status === 'ready' ? { status: 'playing' } : state;
    case 'count':
      if (state.status !== 'counting') return state;
      return state.left > 1 ? { status: 'counting', left: state.left - 1 } : { status: 'playing' };
    case 'pause':
      return state.status === 'playing' || state.status === 'counting' ? { status: 'paused' } : state;
    case 'resume':
      return state.status === 'paused' ? { status: 'counting', left: countFrom } : state;
    case 'ended':
      return { status: 'over', result: action.result };
  }
}
