import { useCallback, useRef } from 'react';

/** Runs a task after those before it. */
export type TakeTurn = (task: () => Promise<void>) => void;

/** Returns a function that runs tasks one after another, so that a list of many asks the network for little at once. */
export function useTurns(): TakeTurn {
  const last = useRef(Promise.resolve());
  return useCallback((task) => {
    last.current = last.current.then(task, task);
  }, []);
}
