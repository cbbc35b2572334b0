/** The user's choice: the system's scheme, or one of the two. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'theme';

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

/** Returns the choice of this session, or the choice that the browser keeps. */
export const currentTheme = (): Theme => chosen ?? storedTheme();

/** Keeps a choice, for as long as the browser allows. */
export function keepTheme(theme: Theme): void {
  chosen = theme;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is full or forbidden: the choice lasts as long as the page.
  }
}

/** Draws the page in the scheme that was chosen earlier, before anything is seen. */
export function applyTheme(): void {
  const theme = currentTheme();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
