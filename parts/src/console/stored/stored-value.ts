import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

/** A value that outlives a reload, shared between the tabs of this browser. */
export interface StoredValue<T> {
  /** Returns the value as last written; the same object until it changes. */
  read(): T | undefined;
  write(value: T): void;
  clear(): void;
  /** Notifies of changes in this and other tabs; returns its undo. */
  subscribe(listener: () => void): () => void;
}

/** Listeners of this tab by key: browsers notify only the other tabs of a change. */
const listenersByKey = new Map<string, Set<() => void>>();

/** Texts that a storage did not take, by key, for every holder of the value in this page; null stands for none. */
const unsavedOf = new WeakMap<Storage, Map<string, string | null>>();

/**
 * Returns a JSON value under a key of a storage. It is validated at every read: a value that doesn't match
 * the schema (written by an older build, or by hand) counts as absent. When the storage can't be written
 * (full, or switched off), the value lives as long as the page.
 */
export function storedValue<T>(
  storage: Storage,
  key: string,
  schema: v.GenericSchema<unknown, T>,
): StoredValue<T> {
  let cached: { text: string | null; value: T | undefined } = { text: null, value: undefined };
  const unsaved = unsavedOf.get(storage) ?? new Map<string, string | null>();
  unsavedOf.set(storage, unsaved);

  const set = (text: string | null) => {
    try {
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
      unsaved.delete(key);
    } catch {
      unsaved.set(key, text);
    }
    for (const listener of listenersByKey.get(key) ?? []) listener();
  };

  return {
    read() {
      const held = unsaved.get(key);
      const text = held === undefined ? storage.getItem(key) : held;
      if (text !== cached.text) cached = { text, value: parse(text, schema) };
      return cached.value;
    },
    write: (value) => set(JSON.stringify(value)),
    clear: () => set(null),
    subscribe(listener) {
      const listeners = listenersByKey.get(key) ?? new Set();
      listenersByKey.set(key, listeners.add(listener));
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** Returns the current value of a stored value; renders again whenever any tab changes it. */
export function useStoredValue<T>(stored: StoredValue<T>): T | undefined {
  return useSyncExternalStore(stored.subscribe, stored.read);
}

function parse<T>(text: string | null, schema: v.GenericSchema<unknown, T>): T | undefined {
  if (text === null) return undefined;
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
