import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { deviceKey, deviceText } from './device-text';

/** A value of the communities that this browser keeps over reloads, the same in all tabs. */
export interface DeviceValue<T> {
  /** Returns the value as last written, the same object until it changes; the empty value where there is none. */
  read: () => T;
  write: (value: T) => void;
  /** Notifies of changes in this and other tabs; returns its undo. */
  subscribe: (listener: () => void) => () => void;
}

/** Listeners of this tab by key: browsers notify only the other tabs of a change. */
const listeners = new Map<string, Set<() => void>>();

/** Texts that the storage did not take, as it is full or switched off: they live as long as the page. */
const unsaved = new Map<string, string>();

/**
 * Returns a value of local storage. It is validated at each read: one that doesn't match the schema counts as absent.
 * @param name the parts of the value's key; they are joined by dots
 * @param empty stands for an absent value, the same object each time
 */
export function deviceValue<T>(
  name: readonly string[],
  schema: v.GenericSchema<unknown, T>,
  empty: T,
): DeviceValue<T> {
  const key = deviceKey(...name);
  let cached: { text: string | null; value: T } = { text: null, value: empty };
  return {
    read() {
      const text = unsaved.get(key) ?? deviceText(key);
      if (text !== cached.text) cached = { text, value: parsed(text, schema) ?? empty };
      return cached.value;
    },
    write(value) {
      const text = JSON.stringify(value);
      try {
        localStorage.setItem(key, text);
        unsaved.delete(key);
      } catch {
        unsaved.set(key, text);
      }
      for (const listener of listeners.get(key) ?? []) listener();
    },
    subscribe(listener) {
      const ofKey = listeners.get(key) ?? new Set();
      listeners.set(key, ofKey.add(listener));
      const hear = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', hear);
      return () => {
        ofKey.delete(listener);
        window.removeEventListener('storage', hear);
      };
    },
  };
}

/** Returns the current value, and renders again whenever a tab changes it. */
export function useDeviceValue<T>(value: DeviceValue<T>): T {
  return useSyncExternalStore(value.subscribe, value.read);
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
