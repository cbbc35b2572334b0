import type { AreaErrorCode } from './area-error';
import { createRecentEvents, type RecentEvents } from './recent-events';

/** One attempt to load an area, reported once it is over (docs/product 11.10). */
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

export interface LoadLog extends Pick<RecentEvents<AreaLoadEvent>, 'events' | 'subscribe'> {
  sink: AreaLoadSink;
}

/** The default sink: keeps the last events, for the panel that shows them. */
export function createLoadLog(capacity = 50): LoadLog {
  const { add: sink, events, subscribe } = createRecentEvents<AreaLoadEvent>(capacity);
  return { sink, events, subscribe };
}
