import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

/** A value of the arcade that this browser keeps over reloads, the same in all tabs. */
export interface OnDevice<T> {
  /** Returns the value as last written, the same object until it changes; the empty value where there is none. */
  read: () => T;
  write: (value: T) => void;
  /** Notifies of changes in this and other tabs; returns its undo. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Returns a value of local storage. It is validated at each read: one that doesn't match the schema counts as absent. A
 * browser that keeps nothing has the value for as long as the page.
 * @param empty stands for an absent value, the same object each time
 */
export function onDevice<T>(name: string, schema: v.GenericSchema<unknown, T>, empty: T): OnDevice<T> {
  const key = `rainbow-rabbit.games.${name}`;
  const listeners = new Set<() => void>();
  let unsaved: string | undefined;
  let cached: { text: string | null; value: T } = { text: null, value: empty };
  return {
    read() {
      const text = unsaved ?? storedText(key);
      if (text !== cached.text) cached = { text, value: parsed(text, schema) ?? empty };
      return cached.value;
    },
    write(value) {
      const text = JSON.stringify(value);
      try {
        localStorage.setItem(key, text);
        unsaved = undefined;
      } catch {
        unsaved = text;
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      const hear = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', hear);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', hear);
      };
    },
  };
}

/** Returns the current value, and renders again whenever a tab changes it. */
export function useOnDevice<T>(value: OnDevice<T>): T {
  return useSyncExternalStore(value.subscribe, value.read);
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parsed<T>(text: string | null, schema: v.GenericSchema<unknown, T>): T | undefined {
  if (text === null) return undefined;
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
