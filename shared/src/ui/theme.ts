// Everything drawn in this look imports its theme, and the tokens with it; their @layer order comes first.
import './tokens.css';
import './base.css';
import { useSyncExternalStore } from 'react';

/** The user's choice: the system's scheme, or one of the two. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'theme';
const listeners = new Set<() => void>();

/** The choice of this session, for browsers that store nothing. */
let chosen: Theme | undefined;

function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey);
    return themes.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

const currentTheme = (): Theme => chosen ?? storedTheme();

/** Draws the page in the scheme that was chosen earlier, before anything is seen. */
export function applyTheme(): void {
  const theme = currentTheme();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

function chooseTheme(theme: Theme): void {
  chosen = theme;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is full or forbidden: the choice lasts as long as the page.
  }
  applyTheme();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The chosen scheme and how to choose another. */
export function useTheme(): { theme: Theme; chooseTheme: (theme: Theme) => void } {
  return { theme: useSyncExternalStore(subscribe, currentTheme), chooseTheme };
}
