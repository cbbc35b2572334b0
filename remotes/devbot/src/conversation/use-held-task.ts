import { useEffect, useState } from 'react';

/**
 * Returns true once this tab holds a task. A task runs in one tab at a time; another tab waits until the first has let go of
 * it. A browser without locks lets every tab hold it.
 */
export function useHeldTask(turn: string): boolean {
  const [held, setHeld] = useState<string>();
  useEffect(() => {
    const { locks }: { locks?: LockManager } = navigator;
    if (!locks) {
      setHeld(turn);
      return;
    }
    const control = new AbortController();
    let letGo: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const hold = () => {
      if (!control.signal.aborted) setHeld(turn);
      return released;
    };
    locks
      .request(`rainbow-rabbit.devbot.task.${turn}`, { signal: control.signal }, hold)
      // The page was left before the other tab let go.
      .catch(() => undefined);
    return () => {
      control.abort();
      letGo();
      setHeld(undefined);
    };
  }, [turn]);
  return held === turn;
}
