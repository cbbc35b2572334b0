import * as v from 'valibot';
import { keptText, onTextOfOtherTab } from './kept-text';

/** A value that this browser keeps over reloads, the same one in all tabs. */
export interface BrowserState<T> {
  /** Returns the value: the same object until it changes. */
  get: () => T;
  /** Changes the value as it is kept now: another tab may have changed it. */
  update: (change: (value: T) => T) => void;
  /** Calls the listener after every change, also in other tabs; returns its undo. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Opens a value of the browser's local storage. A text of another shape counts as none.
 * @param none the value where nothing is kept
 */
export function browserState<T>(name: string, schema: v.GenericSchema<unknown, T>, none: T): BrowserState<T> {
  const text = keptText(name);
  const listeners = new Set<() => void>();
  let cached: { text: string | null; value: T } = { text: null, value: none };
  const get = () => {
    const now = text.read();
    if (now !== cached.text) cached = { text: now, value: parsed(now) };
    return cached.value;
  };
  const parsed = (json: string | null): T => {
    try {
      const result = v.safeParse(schema, JSON.parse(json ?? 'null'));
      return result.success ? result.output : none;
    } catch {
      return none;
    }
  };
  return {
    get,
    update(change) {
      text.write(JSON.stringify(change(get())));
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      const undo = onTextOfOtherTab(name, listener);
      listeners.add(listener);
      return () => {
        undo();
        listeners.delete(listener);
      };
    },
  };
}
