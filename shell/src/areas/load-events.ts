import type { AreaErrorCode } from './area-error';

/** One attempt to load an area, told once it is over (docs/product.md 11.10). */
export interface AreaLoadEvent {
  area: string;
  build: string;
  /** Whether the area as a whole was loaded, one more screen of it, or it failed while it was shown. */
  phase: 'area' | 'screen' | 'shown';
  attempt: number;
  durationMs: number;
  outcome: 'ready' | AreaErrorCode;
}

export type AreaLoadSink = (event: AreaLoadEvent) => void;

export interface LoadLog {
  sink: AreaLoadSink;
  /** The events that are kept, oldest first; the same list until there is a new one. */
  events(): readonly AreaLoadEvent[];
  /** Hears of every event; returns its undo. */
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
