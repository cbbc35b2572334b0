import type { AreaErrorCode } from './area-error';

/** One attempt to load an area, reported once it is over (docs/product.md 11.10). */
export interface AreaLoadEvent {
  area: string;
  build: string;
  /** `area`: the area as a whole was loaded; `screen`: one more screen of it; `shown`: it failed on the screen. */
  phase: 'area' | 'screen' | 'shown';
  attempt: number;
  durationMs: number;
  outcome: 'ready' | AreaErrorCode;
  /** The error behind an outcome that isn't `ready`. */
  error?: unknown;
}

export type AreaLoadSink = (event: AreaLoadEvent) => void;

export interface LoadLog {
  sink: AreaLoadSink;
  /** The events that are kept, oldest first; the same list until there is a new one. */
  events(): readonly AreaLoadEvent[];
  /** Calls the listener after every event; returns the undo. */
  subscribe(listener: () => void): () => void;
}

/** The default sink: keeps the last events, for the panel that shows them. */
export function createLoadLog(capacity = 50): LoadLog {
  let kept: readonly AreaLoadEvent[] = [];
  const listeners = new Set<() => void>();
  return {
    sink(event) {
      kept = [...kept, event].slice(-capacity);
      for (const listener of listeners) listener();
    },
    events: () => kept,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
