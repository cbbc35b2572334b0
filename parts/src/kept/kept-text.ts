/** `browser` is for all visits and tabs; `tab` lasts as long as one tab, and over its reloads. */
export type KeptIn = 'browser' | 'tab';

/** A text that this browser keeps; one that it refuses to keep lasts as long as the page. */
export interface KeptText {
  /** Returns null where nothing is kept. */
  read(): string | null;
  /** Keeps a text; null forgets it. */
  write(text: string | null): void;
  /** Notifies of changes in this and other tabs; returns its undo. */
  subscribe(listener: () => void): () => void;
}

const storages = { browser: 'localStorage', tab: 'sessionStorage' } as const;

/** Listeners of this tab by place: browsers notify only the other tabs of a change. */
const listeners = new Map<string, Set<() => void>>();

/** Texts that the browser did not take, by place, for every holder in this page; null is a refused removal. */
const unsaved = new Map<string, string | null>();

/** Returns true when the browser refused to keep a text, so that it is gone with the page. */
export const keepsNothing = (): boolean => unsaved.size > 0;

/**
 * Opens the text that this browser keeps under a name. All who hold it read the same and hear of each other's changes.
 * @param name its parts, the first of which is the area; they are joined by dots
 */
export function keptText(name: readonly string[], keptIn: KeptIn = 'browser'): KeptText {
  const key = ['rainbow-rabbit', ...name].join('.');
  const place = `${keptIn} ${key}`;
  // A browser that keeps nothing throws where its storage is only mentioned.
  const storage = () => window[storages[keptIn]];
  return {
    read() {
      const held = unsaved.get(place);
      if (held !== undefined) return held;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write(text) {
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
        unsaved.delete(place);
      } catch {
        unsaved.set(place, text);
      }
      for (const listener of [...(listeners.get(place) ?? [])]) listener();
    },
    subscribe(listener) {
      const ofPlace = listeners.get(place) ?? new Set();
      listeners.set(place, ofPlace.add(listener));
      const hear = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', hear);
      return () => {
        ofPlace.delete(listener);
        window.removeEventListener('storage', hear);
      };
    },
  };
}

/** Returns the texts that the browser has written down for all visits, of any name. */
export function writtenTexts(): readonly string[] {
  try {
    return Object.values({ ...localStorage });
  } catch {
    return [];
  }
}
