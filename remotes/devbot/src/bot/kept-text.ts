/** A text that this browser keeps; where it refuses to, the text lasts as long as the page. */
export interface KeptText {
  read: () => string | null;
  write: (text: string | null) => void;
}

const unsaved = new Map<string, string | null>();

/** Returns true when the browser refused to keep a text, so that it is gone with the page. */
export const keepsNothing = (): boolean => unsaved.size > 0;

/** Opens the text under a name of the browser's local storage. */
export function keptText(name: string): KeptText {
  const key = `rainbow-rabbit.devbot.${name}`;
  return {
    read() {
      const held = unsaved.get(key);
      if (held !== undefined) return held;
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write(text) {
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
        unsaved.delete(key);
      } catch {
        unsaved.set(key, text);
      }
    },
  };
}

/** Calls the listener when another tab changes the text; returns its undo. */
export function onTextOfOtherTab(name: string, listener: () => void): () => void {
  const key = `rainbow-rabbit.devbot.${name}`;
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
