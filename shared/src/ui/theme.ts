// Everything drawn in this look imports its theme, and the tokens with it; their @layer order comes first.
import './tokens.css';
import './base.css';
import './faces/faces.css';
import { useSyncExternalStore } from 'react';
import { applyTheme, currentTheme, keepTheme, type Theme } from './apply-theme';

const listeners = new Set<() => void>();

function chooseTheme(theme: Theme): void {
  keepTheme(theme);
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
