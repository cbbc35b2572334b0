/** Returns the key in local storage of a value of the communities, by the parts of its name. */
export const deviceKey = (...name: readonly string[]): string => ['rainbow-rabbit.social', ...name].join('.');

/** Returns a text of local storage; null where there is none, and in a browser that keeps nothing. */
export function deviceText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
