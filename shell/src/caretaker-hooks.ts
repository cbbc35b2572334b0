/** The work of the caretaker that other parts of the shell start. */
export interface CaretakerHooks {
  /** Notes an error that a boundary caught, for the app's owners. */
  caught?: (error: unknown) => void;
  /** Looks for a newer build at once, and loads it if there is one. */
  loadNewest?: () => void;
}

/**
 * Without work until the caretaker is loaded (`late-care.tsx`), some time after the start. The caretaker is a chunk of its
 * own; this module is part of the bundle.
 */
export const caretakerHooks: CaretakerHooks = {};

/** Loads the newest build of the app, if there is a newer one than the page's. */
export function loadNewest(): void {
  if (caretakerHooks.loadNewest) caretakerHooks.loadNewest();
  else window.location.reload();
}
