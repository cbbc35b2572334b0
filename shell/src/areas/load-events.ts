import type { AreaErrorCode } from './area-error';

/** One attempt to load an area, told once it is over (design 3.8). */
export interface AreaLoadEvent {
  area: string;
  build: string;
  /** Whether the area as a whole was loaded, one of its screens, or a screen failed while it was shown. */
  phase: 'area' | 'screen' | 'shown';
  attempt: number;
  durationMs: number;
  outcome: 'ready' | AreaErrorCode;
}

export type AreaLoadSink = (event: AreaLoadEvent) => void;

export interface LoadLog {
  sink: AreaLoadSink;
  /** The events that are kept, oldest first. */
  events(): readonly AreaLoadEvent[];
}

/** The default sink: keeps the last events, for the panel that shows them. */
export function createLoadLog(capacity = 50): LoadLog {
  const kept: AreaLoadEvent[] = [];
  return {
    sink(event) {
      kept.push(event);
      if (kept.length > capacity) kept.shift();
    },
    events: () => [...kept],
  };
}
