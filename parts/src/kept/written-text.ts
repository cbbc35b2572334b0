/** Text in a `tab` lasts as long as that, over its reloads; else it lasts over all visits, for all tabs. */
export type KeptIn = 'tab';

/**
 * Returns the browser's storage.
 * @throws where the browser keeps nothing
 */
export const storageOf = (keptIn: KeptIn | undefined): Storage =>
  keptIn === 'tab' ? sessionStorage : localStorage;

/** Returns the key of a name in the browser's storage. */
export const keyOf = (name: readonly string[]): string => `rainbow-rabbit.${name.join('.')}`;

/**
 * Returns the text that the browser has written down under a name; null without one. For what only asks whether there is
 * something, in the first view: holders of values hear of changes.
 */
export function writtenText(name: readonly string[], keptIn?: KeptIn): string | null {
  try {
    return storageOf(keptIn).getItem(keyOf(name));
  } catch {
    return null;
  }
}
