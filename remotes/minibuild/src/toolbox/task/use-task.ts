import { useCallback, useRef, useState } from 'react';

/** Something that a person started, and what came of it. */
export type Task<Value> =
  | { status: 'idle' }
  | { status: 'running' }
  | { status: 'done'; value: Value }
  | { status: 'failed'; error: unknown };

interface TaskRunner<Value> {
  task: Task<Value>;
  /** Starts it; what an earlier start comes to is of no interest any more. */
  run: (act: () => Promise<Value>) => Promise<void>;
  /** As if it had never been started. */
  reset: () => void;
}

const idle = { status: 'idle' } as const;

/** Runs one thing at a time; the last one started counts. */
export function useTask<Value>(): TaskRunner<Value> {
  const [task, setTask] = useState<Task<Value>>(idle);
  const latest = useRef<symbol>(undefined);

  const run = useCallback(async (act: () => Promise<Value>) => {
    const mine = Symbol('task');
    latest.current = mine;
    const become = (next: Task<Value>) => {
      if (latest.current === mine) setTask(next);
    };
    become({ status: 'running' });
    await act().then(
      (value) => become({ status: 'done', value }),
      (error: unknown) => become({ status: 'failed', error }),
    );
  }, []);

  const reset = useCallback(() => {
    latest.current = undefined;
    setTask(idle);
  }, []);

  return { task, run, reset };
}
