import { useEffect, useState } from 'react';

/** The hold on a task: `asking` for a moment, then this tab's or another one's. */
export type TaskHold = 'asking' | 'held' | 'elsewhere';

/**
 * Holds a task for this tab: a task runs in one tab at a time, and another tab waits until the first has let go of it. A browser
 * without locks lets every tab hold it.
 */
export function useHeldTask(turn: string): TaskHold {
  const [hold, setHold] = useState<{ turn: string; is: TaskHold }>({ turn, is: 'asking' });
  useEffect(() => {
    const { locks }: { locks?: LockManager } = navigator;
    const control = new AbortController();
    const become = (is: TaskHold) => {
      if (!control.signal.aborted) setHold({ turn, is });
    };
    if (!locks) {
      become('held');
      return;
    }
    const name = `rainbow-rabbit.devbot.task.${turn}`;
    let letGo: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const keep = () => {
      become('held');
      return released;
    };
    const wait = async (lock: Lock | null) => {
      if (lock) return await keep();
      become('elsewhere');
      // The tab that holds it may be closed at any time.
      void locks.request(name, { signal: control.signal }, keep).catch(() => undefined);
    };
    // A page that may use no locks holds its tasks without.
    locks.request(name, { ifAvailable: true }, wait).catch(() => become('held'));
    return () => {
      control.abort();
      letGo();
    };
  }, [turn]);
  return hold.turn === turn ? hold.is : 'asking';
}
