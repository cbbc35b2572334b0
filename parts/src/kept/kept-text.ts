import { type KeptIn, keyOf, storageOf, writtenText } from './written-text';

/** A text that this browser keeps; a text that it refuses to keep lasts as long as the page. */
export interface KeptText {
  /** Returns null where nothing is kept. */
  read(): string | null;
  /** Keeps a text; null forgets it. */
  write(text: string | null): void;
  /** Notifies of changes in this and other tabs; returns its undo. */
  subscribe(listener: () => void): () => void;
}

/** A text in this page, the same for all who hold it. */
interface HeldText {
  /** Browsers notify only the other tabs of a change. */
  listeners: Set<() => void>;
  /** The text that the browser did not take; null is a refused removal. */
  unsaved?: string | null | undefined;
}

const held = new Map<string, HeldText>();

/** Returns true when the browser refused to keep a text, so that it is gone with the page. */
export const keepsNothing = (): boolean => [...held.values()].some(({ unsaved }) => unsaved !== undefined);

/**
 * Opens the text that this browser keeps under a name. All who hold it read the same and hear of each other's changes.
 * @param name its parts, the first of which is the area; they are joined by dots
 */
export function keptText(name: readonly string[], keptIn?: KeptIn): KeptText {
  const key = keyOf(name);
  const place = `${keptIn} ${key}`;
  const text = held.get(place) ?? { listeners: new Set() };
  held.set(place, text);
  return {
    read: () => (text.unsaved === undefined ? writtenText(name, keptIn) : text.unsaved),
    write(next) {
      try {
        const storage = storageOf(keptIn);
        if (next === null) storage.removeItem(key);
        else storage.setItem(key, next);
        text.unsaved = undefined;
      } catch {
        text.unsaved = next;
      }
      for (const listener of text.listeners) listener();
    },
    subscribe(listener) {
      const hear = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      text.listeners.add(listener);
      window.addEventListener('storage', hear);
      return () => {
        text.listeners.delete(listener);
        window.removeEventListener('storage', hear);
      };
    },
  };
}
