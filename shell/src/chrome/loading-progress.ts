import { useEffect, useSyncExternalStore } from 'react';

let pending = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  pending += by;
  for (const listener of listeners) listener();
}

/** Notes that a part is loading; returns the function that notes its end, arrived or failed. */
export function startLoading(): () => void {
  let hasFinished = false;
  change(1);
  return () => {
    if (hasFinished) return;
    hasFinished = true;
    change(-1);
  };
}

/** Shows the loading bar while a component is on the screen and `isLoading` is true. */
export function useLoading(isLoading = true): void {
  useEffect(() => (isLoading ? startLoading() : undefined), [isLoading]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns true while any part is loading. */
export function useIsLoading(): boolean {
  return useSyncExternalStore(subscribe, () => pending > 0);
}
