import type { Area } from '@rainbow-rabbit/shared/area';
import type { ComponentType } from 'react';
import { type AreaEvent, type AreaState, idleArea, nextAreaState } from './domain/area-state';

export type LoadedAreaState = AreaState<Area, ComponentType>;
export type LoadedAreaEvent = AreaEvent<Area, ComponentType>;

/** Holds the state of one area and notifies those who show it. */
export interface AreaStore {
  get(): LoadedAreaState;
  /** Applies an event; returns true when it changed the state. */
  dispatch(event: LoadedAreaEvent): boolean;
  /** Calls the listener after every change; returns the undo. */
  subscribe(listener: () => void): () => void;
}

export function createAreaStore(): AreaStore {
  let state: LoadedAreaState = idleArea;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    dispatch(event) {
      const before = state;
      state = nextAreaState(state, event);
      if (state === before) return false;
      for (const listener of listeners) listener();
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
