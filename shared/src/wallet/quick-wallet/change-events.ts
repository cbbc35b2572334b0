/** Listeners that are called after a change, without its content. */
export interface ChangeEvents {
  notify: () => void;
  subscribe: (listener: () => void) => () => void;
}

export function createChangeEvents(): ChangeEvents {
  const listeners = new Set<() => void>();
  return {
    notify: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
