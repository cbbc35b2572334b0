/** The last events of their kind. */
export interface RecentEvents<Event> {
  add(event: Event): void;
  /** The events that are kept, oldest first; the same list until there is a new one. */
  events(): readonly Event[];
  /** Calls the listener after every event; returns the undo. */
  subscribe(listener: () => void): () => void;
}

/** Keeps the last events, for those who show them. */
export function createRecentEvents<Event>(capacity: number): RecentEvents<Event> {
  let kept: readonly Event[] = [];
  const listeners = new Set<() => void>();
  return {
    add(event) {
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
