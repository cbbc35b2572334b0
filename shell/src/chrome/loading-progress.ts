import { useEffect, useSyncExternalStore } from 'react';

let pending = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  pending += by;
  for (const listener of listeners) listener();
}

/** Notes that something is on its way; returns how to say that it has arrived (or failed). */
export function startLoading(): () => void {
  let hasFinished = false;
  change(1);
  return () => {
    if (hasFinished) return;
    hasFinished = true;
    change(-1);
  };
}

/** Shows the loading bar for as long as a component is on the screen and says so. */
export function useLoading(isLoading = true): void {
  useEffect(() => (isLoading ? startLoading() : undefined), [isLoading]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether anything is on its way. */
export function useIsLoading(): boolean {
  return useSyncExternalStore(subscribe, () => pending > 0);
}
